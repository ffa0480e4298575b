import Tables

/// The profile as everybody writes it first: the controller frames every label, and fills every
/// label once for each button.
extension Before {
  // excerpt: user info before
  final class UserInfoController: ViewController {
    private let card = View(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    private let picture = ImageView(frame: LayoutRect(x: 20, y: 20, width: 80, height: 80))
    private let name = Label(frame: LayoutRect(x: 120, y: 20, width: 180, height: 20))
    private let address = Label(frame: LayoutRect(x: 120, y: 50, width: 180, height: 20))
    private let information = Label(frame: LayoutRect(x: 120, y: 80, width: 180, height: 20))
    private let follow = Button("关注", frame: LayoutRect(x: 20, y: 110, width: 60, height: 60))
    private let message = Button("私信", frame: LayoutRect(x: 92, y: 110, width: 60, height: 60))
    private let album = Button("相册", frame: LayoutRect(x: 164, y: 110, width: 60, height: 60))
    private let more = Button("更多", frame: LayoutRect(x: 236, y: 110, width: 60, height: 60))
    private let counter = Label(frame: LayoutRect(x: 20, y: 180, width: 280, height: 15))
    private let zhang = Button("张三", frame: LayoutRect(x: 20, y: 216, width: 64, height: 16))
    private let li = Button("李四", frame: LayoutRect(x: 92, y: 216, width: 64, height: 16))

    override func viewDidLoad() {
      card.border = Border(.rounded)
      name.style = .bold
      counter.style = .dimmed
      for button in [follow, message, album, more] { button.border = Border(.rounded) }
      card.addSubview(picture)
      card.addSubview(name)
      card.addSubview(address)
      card.addSubview(information)
      card.addSubview(follow)
      card.addSubview(message)
      card.addSubview(album)
      card.addSubview(more)
      card.addSubview(counter)
      view.addSubview(card)
      view.addSubview(zhang)
      view.addSubview(li)
      zhang.addTarget(self, action: UserInfoController.zhangTapped, for: .touchUpInside)
      li.addTarget(self, action: UserInfoController.liTapped, for: .touchUpInside)
      zhangTapped()
    }

    func zhangTapped() {
      picture.imageName = "张三.png"
      name.text = "张三"
      address.text = "北京"
      information.text = "学生"
      counter.text = "12345"
    }

    func liTapped() {
      picture.imageName = "李四.png"
      name.text = "李四"
      address.text = "上海"
      information.text = "工程师"
      counter.text = "54321"
    }
  }
  // end of excerpt
}
