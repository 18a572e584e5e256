public import Foundation

public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Registers a handler for changes of some traits.
  func observeTraits(
    _ traits: [UITrait],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment,
    _ previousTraitCollection: UITraitCollection
  ) -> Void

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    observeTraits(traits) { environment, old in
      (environment as? Self).map { handler($0, old) }
    }
  }

  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    observeTraits(traits) { environment, old in
      (environment as? Environment).map { handler($0, old) }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = TargetAction(target, action)
    return observeTraits(traits) { environment, _ in
      if receiver.target != nil { receiver.send(from: environment) }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}

@MainActor
struct TraitObserver {
  private let parts: [UITrait]
  private let handler: (any UITraitEnvironment, UITraitCollection) -> Void
  fileprivate let registration = Registration()

  fileprivate final class Registration: NSObject, UITraitChangeRegistration {
    func copy(with zone: NSZone? = nil) -> Any { self }
  }

  fileprivate init(
    _ parts: [UITrait],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    (self.parts, self.handler) = (parts, handler)
  }

  /// Calls the handler, if one of its traits has changed.
  func tell(_ environment: any UITraitEnvironment, _ old: UITraitCollection) {
    let new = environment.traitCollection
    guard parts.contains(where: { $0.value(in: old) != $0.value(in: new) }) else { return }
    handler(environment, old)
  }
}

extension OwnTraits {
  @MainActor
  fileprivate mutating func add(_ observer: TraitObserver) -> any UITraitChangeRegistration {
    observers.append(observer)
    return observer.registration
  }

  @MainActor
  fileprivate mutating func remove(_ registration: any UITraitChangeRegistration) {
    observers.removeAll { $0.registration === registration }
  }
}

extension UIView: UITraitChangeObservable {
  public func observeTraits(
    _ traits: [UITrait],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    self.traits.add(TraitObserver(traits, handler))
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.remove(registration)
  }
}

extension UIViewController: UITraitChangeObservable {
  public func observeTraits(
    _ traits: [UITrait],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    self.traits.add(TraitObserver(traits, handler))
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.remove(registration)
  }
}
