import Tables

// excerpt: plant page
/// A page about one thing with a picture, a status and two buttons. It knows of no plant.
final class PlantPage: View {
  let name = PlantLook.heading()
  let picture = ImageView()
  let status = PlantLook.status()
  let water = PlantLook.button("Water", whenDisabled: "Watered")
  let wait = PlantLook.button("Wait")

  override init(frame: LayoutRect = .zero) {
    super.init(frame: frame)
    for part in [name, picture, status, water, wait] { addSubview(part) }
  }

  override func layoutSubviews() {
    let width = bounds.width
    name.frame = LayoutRect(x: 0, y: 0, width: width, height: 16)
    picture.frame = LayoutRect(x: 0, y: 16, width: width, height: 48)
    status.frame = LayoutRect(x: 0, y: 64, width: width, height: 16)
    water.frame = LayoutRect(x: 0, y: 96, width: width / 2, height: 16)
    wait.frame = LayoutRect(x: width / 2, y: 96, width: width / 2, height: 16)
  }
}
// end of excerpt
