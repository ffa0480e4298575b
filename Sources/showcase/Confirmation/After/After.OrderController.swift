import ShowcaseModels
import Tables

extension After {
  /// A controller that asks about an order and is told the answer.
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
