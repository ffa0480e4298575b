// Empty: Swift imports this module beside Testing and UIKit.
