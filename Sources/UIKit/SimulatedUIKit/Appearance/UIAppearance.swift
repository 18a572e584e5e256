public import Foundation

/// A class with an appearance proxy.
///
/// For a class of views, `init(frame:)` creates the proxy. A class without this initializer ends
/// the program.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Looks.of(Self.self, in: containerTypes) { UIView.makeForLooks(Self.self) }
  }

  public static func appearance(for trait: UITraitCollection) -> Self {
    Looks.of(Self.self, for: trait) { UIView.makeForLooks(Self.self) }
  }
}

extension UIAppearance where Self: UIBarItem {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Looks.of(Self.self, in: containerTypes) { UIBarItem.makeForLooks(Self.self) }
  }

  public static func appearance(for trait: UITraitCollection) -> Self {
    Looks.of(Self.self, for: trait) { UIBarItem.makeForLooks(Self.self) }
  }
}

/// Creates the appearance proxies, whose values have no effect here.
@MainActor
private enum Looks {
  private struct Place: Hashable {
    let type: ObjectIdentifier
    let containers: [ObjectIdentifier]
    let surroundings: UITraitCollection?
  }

  private static var known: [Place: AnyObject] = [:]

  static func of<Object: AnyObject>(
    _ type: Object.Type,
    in containers: [any UIAppearanceContainer.Type] = [],
    for surroundings: UITraitCollection? = nil,
    _ make: () -> AnyObject
  ) -> Object {
    let place = Place(
      type: ObjectIdentifier(type),
      containers: containers.map { ObjectIdentifier($0) },
      surroundings: surroundings
    )
    let object = known[place] ?? make()
    known[place] = object
    // The object was created from this class, so the cast is safe.
    return unsafeDowncast(object, to: Object.self)
  }
}
