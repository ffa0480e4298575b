import Tables

extension Before {
  /// A question with public parts.
  // excerpt: view
  final class ConfirmationView: View {
    let question = Label()
    let status = Label()
    let okButton = Button("OK")
    let cancelButton = Button("Cancel")

    init() {
      super.init()
      for view in [question, status, okButton, cancelButton] { addSubview(view) }
      for view in [self, okButton, cancelButton] { view.border = Border(.rounded) }
    }

    override func layoutSubviews() {
      let layout = ConfirmationLayout(in: bounds)
      question.frame = layout.question
      status.frame = layout.status
      okButton.frame = layout.answer(0, of: 2)
      cancelButton.frame = layout.answer(1, of: 2)
    }
  }
  // end of excerpt
}
