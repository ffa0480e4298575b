import ShowcaseModels
import Testing

@Suite struct OrderTests {
  @Test func `an order is asked about until it is decided`() {
    var order = Order(name: "Hotpot for two", price: 168)
    #expect(order.question == "Hotpot for two, ¥168?")
    #expect(order.isOpen)
    #expect(order.statusText == "")
    order.confirm()
    #expect(!order.isOpen)
    #expect(order.statusText == "Ordered.")
  }

  @Test func `an order stays as it was decided first`() {
    var order = Order(name: "Hotpot for two", price: 168)
    order.cancel()
    order.confirm()
    #expect(order.state == .cancelled)
    #expect(order.statusText == "Not ordered.")
  }
}
