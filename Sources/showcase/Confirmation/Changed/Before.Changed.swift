import ShowcaseModels
import Tables

extension Before {
  /// The same screen with one row of choices instead of the two buttons.
  enum Changed {
    final class ConfirmationView: View {
      let question = Label()
      let status = Label()
      let choices = ChoiceRow(["OK", "Cancel"])

      init() {
        super.init()
        for view in [question, status, choices] { addSubview(view) }
        border = Border(.rounded)
      }

      override func layoutSubviews() {
        let layout = ConfirmationLayout(in: bounds)
        question.frame = layout.question
        status.frame = layout.status
        choices.frame = layout.answers
      }
    }

    // excerpt: controller
    final class OrderController: ViewController {
      private(set) var order: Order
      private let confirmation = ConfirmationView()

      init(order: Order) {
        self.order = order
      }

      override func loadView() {
        view = confirmation
      }

      override func viewDidLoad() {
        confirmation.choices.addTarget(
          self, action: OrderController.choiceTapped, for: .touchUpInside)
        render()
      }

      func choiceTapped() {
        if confirmation.choices.tappedChoice == 0 {
          order.confirm()
        } else {
          order.cancel()
        }
        render()
      }

      private func render() {
        confirmation.question.text = order.question
        confirmation.status.text = order.statusText
        confirmation.choices.isEnabled = order.isOpen
      }
    }
    // end of excerpt
  }
}
