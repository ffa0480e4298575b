import ShowcaseModels
import Tables

/// The profile with the view taken out of the controller, which only assigns one parameter to a
/// card.
extension After {
  // excerpt: user info after
  final class UserInfoController: ViewController {
    private let card = ProfileCard(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    private let zhang = Button("张三", frame: LayoutRect(x: 20, y: 216, width: 64, height: 16))
    private let li = Button("李四", frame: LayoutRect(x: 92, y: 216, width: 64, height: 16))

    override func viewDidLoad() {
      for part in [card, zhang, li] { view.addSubview(part) }
      zhang.addTarget(self, action: UserInfoController.zhangTapped, for: .touchUpInside)
      li.addTarget(self, action: UserInfoController.liTapped, for: .touchUpInside)
      zhangTapped()
    }

    func zhangTapped() { card.parameter = Person.zhang.parameter }

    func liTapped() { card.parameter = Person.li.parameter }
  }
  // end of excerpt
}
