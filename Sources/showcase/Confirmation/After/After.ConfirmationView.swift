import Tables

extension After {
  /// The object that is told the answer.
  // excerpt: protocol
  nonisolated protocol ConfirmationViewDelegate: AnyObject {
    func confirmationViewDidConfirm()
    func confirmationViewDidCancel()
  }
  // end of excerpt

  /// A question that keeps its parts to itself, and tells its delegate of the answer.
  // excerpt: view
  final class ConfirmationView: View {
    weak var delegate: (any ConfirmationViewDelegate)? {
      didSet { listener.note(delegate) }
    }
    var diagnostics: [ControlDiagnostic] { listener.diagnostics }

    private var listener = Listener()
    private let question = Label()
    private let status = Label()
    private let okButton = Button("OK")
    private let cancelButton = Button("Cancel")

    init() {
      super.init()
      for view in [question, status, okButton, cancelButton] { addSubview(view) }
      for view in [self, okButton, cancelButton] { view.border = Border(.rounded) }
      okButton.addTarget(self, action: ConfirmationView.okTapped, for: .touchUpInside)
      cancelButton.addTarget(self, action: ConfirmationView.cancelTapped, for: .touchUpInside)
    }

    override func layoutSubviews() {
      let layout = ConfirmationLayout(in: bounds)
      question.frame = layout.question
      status.frame = layout.status
      okButton.frame = layout.answer(0, of: 2)
      cancelButton.frame = layout.answer(1, of: 2)
    }

    func show(question: String, status: String, isOpen: Bool) {
      self.question.text = question
      self.status.text = status
      okButton.isEnabled = isOpen
      cancelButton.isEnabled = isOpen
    }

    private func okTapped() {
      listener.reach(delegate)?.confirmationViewDidConfirm()
    }

    private func cancelTapped() {
      listener.reach(delegate)?.confirmationViewDidCancel()
    }
  }
  // end of excerpt
}
