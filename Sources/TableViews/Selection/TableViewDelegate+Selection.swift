public import TableModels

extension TableViewDelegate {
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: TableIndexPath
  ) -> TableIndexPath? { indexPath }

  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: TableIndexPath
  ) -> TableIndexPath? { indexPath }

  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {}

  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath) {}
}
