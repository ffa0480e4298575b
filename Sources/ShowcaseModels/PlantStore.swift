/// The plants that several screens show. It tells its observers of every change, and knows nothing
/// else of them.
public final class PlantStore {
  public private(set) var plants: [Plant]

  private var observers: [WeakObserver] = []

  /// Creates a store of plants.
  ///
  /// - Precondition: No two have the same id.
  public init(_ plants: [Plant] = Plant.windowsill) {
    for (index, plant) in plants.enumerated() {
      guard !plants[..<index].contains(where: { $0.id == plant.id }) else {
        fatalError("Two plants have the id \(plant.id), the second is \(plant.name)")
      }
    }
    self.plants = plants
  }

  /// The plant with an id.
  ///
  /// - Precondition: There is one; ask ``contains(_:)`` if in doubt.
  public subscript(id: Plant.ID) -> Plant { plants[index(of: id)] }

  public func contains(_ id: Plant.ID) -> Bool { plants.contains { $0.id == id } }

  /// Waters a plant.
  ///
  /// - Precondition: There is one with this id; ask ``contains(_:)`` if in doubt.
  public func water(_ id: Plant.ID) {
    plants[index(of: id)].water()
    tellObservers()
  }

  /// Waters all plants that should be.
  public func waterThirsty() {
    for index in plants.indices where plants[index].shouldWater { plants[index].water() }
    tellObservers()
  }

  /// Adds a day to the time since the watering of every plant.
  public func letDayPass() {
    for index in plants.indices { plants[index].letDayPass() }
    tellObservers()
  }

  /// Tells an object of every change from now on, without keeping it alive.
  public func add(_ observer: any PlantStoreObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  private func tellObservers() {
    for entry in observers { entry.observer?.plantsDidChange() }
  }

  private func index(of id: Plant.ID) -> Int {
    guard let index = plants.firstIndex(where: { $0.id == id }) else {
      fatalError("There is no plant \(id); the plants are \(plants.map(\.id))")
    }
    return index
  }
}

/// An object that is told of changes of a ``PlantStore``.
public protocol PlantStoreObserver: AnyObject {
  func plantsDidChange()
}

private struct WeakObserver {
  weak var observer: (any PlantStoreObserver)?
}
