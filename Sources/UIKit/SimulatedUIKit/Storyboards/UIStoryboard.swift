public import Foundation

/// A storyboard, which is not read.
///
/// A test registers its classes with ``Simulation/register(_:inStoryboard:withIdentifier:)``.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
  }

  /// Creates the registered controller with an identifier, or a plain one with a warning.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier)
  }

  /// Creates the controller with an identifier by a function of the app, from iOS 13.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let made = creator?(EmptyCoder()) { return made }
    if let made = make(identifier, or: ViewController.self) as? ViewController { return made }
    return unsafeDowncast(Simulation.make(ViewController.self), to: ViewController.self)
  }

  open func instantiateInitialViewController() -> UIViewController? { make(nil) }

  private func make(
    _ identifier: String?,
    or otherwise: UIViewController.Type? = nil
  ) -> UIViewController {
    let key = StoryboardPlace(storyboard: name, identifier: identifier)
    guard let known = StoryboardPlace.classes[key] ?? otherwise else {
      key.warn()
      return UIViewController()
    }
    return Simulation.make(known)
  }
}

@MainActor
struct StoryboardPlace: Hashable {
  /// The classes that tests have registered.
  static var classes: [StoryboardPlace: UIViewController.Type] = [:]

  let storyboard: String
  let identifier: String?

  func warn() {
    let place = identifier.map { ", withIdentifier: \"\($0)\"" } ?? ""
    Simulation.warn(
      "the " + (identifier.map { "controller \($0)" } ?? "initial controller")
        + " of the storyboard \(storyboard) is unknown, so a plain one is used. To name it: "
        + "Simulation.register(YourController.self, inStoryboard: \"\(storyboard)\"\(place))"
    )
  }
}

extension Simulation {
  /// Sets the class of a storyboard's controller with an identifier, or of its initial controller.
  @MainActor
  public static func register(
    _ controllerClass: UIViewController.Type,
    inStoryboard name: String,
    withIdentifier identifier: String? = nil
  ) {
    StoryboardPlace.classes[StoryboardPlace(storyboard: name, identifier: identifier)] =
      controllerClass
  }

  /// Creates a controller as a storyboard does, with its outlets.
  @MainActor
  static func make(_ type: UIViewController.Type) -> UIViewController {
    let controller = type.init(coder: EmptyCoder()) ?? UIViewController.makeWithoutNib(type)
    controller.comesFromNib = true
    controller.awakeFromNib()
    return controller
  }

  /// Prints once that the simulation cannot know or do something.
  @MainActor
  static func warn(_ sentence: String) {
    guard Presence.isNew(sentence) else { return }
    FileHandle.standardError.write(Data("warning: \(sentence)\n".utf8))
  }
}

/// A segue from one controller to another in a storyboard.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private let handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// Creates a segue that a closure performs.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Performs the segue, which shows the destination.
  open func perform() {
    if let handler { return handler() }
    source.show(destination, sender: nil)
  }
}
