import ShowcaseModels
import Tables

extension After {
  /// The same screen with one row of choices instead of the two buttons.
  enum Changed {
    final class ConfirmationView: View {
      weak var delegate: (any ConfirmationViewDelegate)? {
        didSet { listener.note(delegate) }
      }
      var diagnostics: [ControlDiagnostic] { listener.diagnostics }

      private var listener = Listener()
      private let question = Label()
      private let status = Label()
      private let choices = ChoiceRow(["OK", "Cancel"])

      init() {
        super.init()
        for view in [question, status, choices] { addSubview(view) }
        border = Border(.rounded)
        choices.addTarget(self, action: ConfirmationView.choiceTapped, for: .touchUpInside)
      }

      override func layoutSubviews() {
        let layout = ConfirmationLayout(in: bounds)
        question.frame = layout.question
        status.frame = layout.status
        choices.frame = layout.answers
      }

      func show(question: String, status: String, isOpen: Bool) {
        self.question.text = question
        self.status.text = status
        choices.isEnabled = isOpen
      }

      private func choiceTapped() {
        let delegate = listener.reach(delegate)
        if choices.tappedChoice == 0 {
          delegate?.confirmationViewDidConfirm()
        } else {
          delegate?.confirmationViewDidCancel()
        }
      }
    }

    // excerpt: controller
    final class OrderController: ViewController, ConfirmationViewDelegate {
      private(set) var order: Order
      private let confirmation = ConfirmationView()

      init(order: Order) {
        self.order = order
      }

      override func loadView() {
        view = confirmation
      }

      override func viewDidLoad() {
        confirmation.delegate = self
        render()
      }

      func confirmationViewDidConfirm() {
        order.confirm()
        render()
      }

      func confirmationViewDidCancel() {
        order.cancel()
        render()
      }

      private func render() {
        confirmation.show(
          question: order.question, status: order.statusText, isOpen: order.isOpen)
      }
    }
    // end of excerpt
  }
}
