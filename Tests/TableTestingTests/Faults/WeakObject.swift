/// An object that may have ended.
struct WeakObject {
  weak var object: AnyObject?
}

/// The objects of a list that has been let go.
@MainActor func weakObjects(of make: () -> ListToTest) -> [WeakObject] {
  make().objects.map { WeakObject(object: $0.object) }
}
