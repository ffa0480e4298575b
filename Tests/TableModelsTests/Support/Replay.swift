import TableModels

extension TableSnapshot {
  /// Performs one step as a host without batches does: what it shows anew it reads from `target`,
  /// whose places are those of the finished table.
  mutating func perform(_ step: TableUpdateStep, readingFrom target: TableSnapshot) {
    switch step {
    case .deleteRow(let path): remove(at: path)
    case .deleteSection(let section): removeSection(at: section)
    case .moveSection(let section, let place): moveSection(from: section, to: place)
    case .insertSection(let section): insertSection(target.sections[section], at: section)
    case .moveRow(let path, let place): move(from: path, to: place)
    case .insertRow(let path): insert(target[path], at: path)
    case .reloadSection(let section): sections[section] = target.sections[section]
    case .reloadRow(let path), .reconfigureRow(let path): self[path] = target[path]
    }
  }
}
