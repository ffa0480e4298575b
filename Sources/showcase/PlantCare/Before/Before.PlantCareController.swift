import Tables

/// The plant's page as everybody writes it first: the controller has rules, style, frames and
/// texts, each more than once.
extension Before {
  // excerpt: plant care before
  final class PlantCareController: ViewController {
    private let name: String
    private let kind: String
    private var days: Int
    private let nameLabel = Label(alignment: .center)
    private let pictureView = ImageView()
    private let statusLabel = Label(alignment: .center)
    private let waterButton = Button("Water")
    private let waitButton = Button("Wait")

    init(name: String, kind: String, days: Int) {
      self.name = name
      self.kind = kind
      self.days = days
      super.init()
    }

    override func loadView() {
      let page = LaidOutView()
      page.layOut = { [unowned self] in layOut(in: $0) }
      view = page
    }

    override func viewDidLoad() {
      nameLabel.text = name
      nameLabel.style = .bold
      pictureView.imageName = name.lowercased() + ".png"
      waterButton.setTitle("Watered", for: .disabled)
      view.addSubview(nameLabel)
      view.addSubview(pictureView)
      view.addSubview(statusLabel)
      view.addSubview(waterButton)
      view.addSubview(waitButton)
      waterButton.addTarget(self, action: PlantCareController.waterTapped, for: .touchUpInside)
      waitButton.addTarget(self, action: PlantCareController.waitTapped, for: .touchUpInside)
      let interval = kind == "succulent" ? 10 : 3
      if days < interval {
        let rest = interval - days
        statusLabel.text = rest == 1 ? "Water in 1 day" : "Water in \(rest) days"
        statusLabel.style = .dimmed
        waterButton.isEnabled = false
      } else {
        let late = days - interval
        if late == 0 {
          statusLabel.text = "Water today"
        } else {
          statusLabel.text =
            late == 1 ? "Water now, 1 day late" : "Water now, \(late) days late"
        }
        statusLabel.style = TextStyle(color: .red, isBold: true)
      }
    }

    func layOut(in bounds: LayoutRect) {
      let width = bounds.width
      nameLabel.frame = LayoutRect(x: 0, y: 0, width: width, height: 16)
      pictureView.frame = LayoutRect(x: 0, y: 16, width: width, height: 48)
      statusLabel.frame = LayoutRect(x: 0, y: 64, width: width, height: 16)
      waterButton.frame = LayoutRect(x: 0, y: 96, width: width / 2, height: 16)
      waitButton.frame = LayoutRect(x: width / 2, y: 96, width: width / 2, height: 16)
    }

    func waterTapped() {
      days = 0
      statusLabel.text = kind == "succulent" ? "Water in 10 days" : "Water in 3 days"
      statusLabel.style = .dimmed
      waterButton.isEnabled = false
    }

    func waitTapped() {
      days += 1
      let interval = kind == "succulent" ? 10 : 3
      if days < interval {
        let rest = interval - days
        statusLabel.text = rest == 1 ? "Water in 1 day" : "Water in \(rest) days"
      } else {
        let late = days - interval
        if late == 0 {
          statusLabel.text = "Water today"
          statusLabel.style = TextStyle(color: .red, isBold: true)
          waterButton.isEnabled = true
        } else {
          statusLabel.text =
            late == 1 ? "Water now, 1 day late" : "Water now, \(late) days late"
        }
      }
    }
  }
  // end of excerpt
}
