import ShowcaseModels
import Tables

extension Before {
  /// A controller that asks about an order and sets the parts of its view.
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
      confirmation.okButton.addTarget(
        self, action: OrderController.okTapped, for: .touchUpInside)
      confirmation.cancelButton.addTarget(
        self, action: OrderController.cancelTapped, for: .touchUpInside)
      render()
    }

    func okTapped() {
      order.confirm()
      render()
    }

    func cancelTapped() {
      order.cancel()
      render()
    }

    private func render() {
      confirmation.question.text = order.question
      confirmation.status.text = order.statusText
      confirmation.okButton.isEnabled = order.isOpen
      confirmation.cancelButton.isEnabled = order.isOpen
    }
  }
  // end of excerpt
}
