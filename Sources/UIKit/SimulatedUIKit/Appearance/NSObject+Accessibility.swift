public import Foundation

// Responders have these members in their class, so that subclasses can override them. The members
// here are for all other objects, because UIKit adds them to every object.

extension NSObjectProtocol {
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { spokenFacts.isElement }
    set { spokenFacts.isElement = newValue }
  }
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { spokenFacts.label }
    set { spokenFacts.label = newValue }
  }
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { spokenFacts.hint }
    set { spokenFacts.hint = newValue }
  }
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { spokenFacts.value }
    set { spokenFacts.value = newValue }
  }
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { spokenFacts.identifier }
    set { spokenFacts.identifier = newValue }
  }
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { spokenFacts.language }
    set { spokenFacts.language = newValue }
  }
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { spokenFacts.traits }
    set { spokenFacts.traits = newValue }
  }
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { spokenFacts.frame ?? .zero }
    set { spokenFacts.frame = newValue }
  }
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { spokenFacts.path }
    set { spokenFacts.path = newValue }
  }
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { spokenFacts.activationPoint ?? accessibilityFrame.center }
    set { spokenFacts.activationPoint = newValue }
  }
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { spokenFacts.elements }
    set { spokenFacts.elements = newValue }
  }
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { spokenFacts.areElementsHidden }
    set { spokenFacts.areElementsHidden = newValue }
  }
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { spokenFacts.isModal }
    set { spokenFacts.isModal = newValue }
  }
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spokenFacts.customActions }
    set { spokenFacts.customActions = newValue }
  }

  @MainActor private var spokenFacts: SpokenFacts {
    get { SpokenObjects.facts(of: self) }
    set { SpokenObjects.set(newValue, of: self) }
  }
}

/// The accessibility properties of an object that is not a responder.
private struct SpokenFacts {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var language: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var areElementsHidden = false
  var isModal = false
  var customActions: [UIAccessibilityCustomAction]?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

/// The accessibility properties of objects that cannot store them, while these objects live.
@MainActor
private enum SpokenObjects {
  private struct Entry {
    weak var object: AnyObject?
    var facts: SpokenFacts
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of deallocated objects are removed.
  private static var limit = 64

  static func facts(of object: any NSObjectProtocol) -> SpokenFacts {
    // A new object may have the address of a deallocated one.
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
      return SpokenFacts()
    }
    return entry.facts
  }

  static func set(_ facts: SpokenFacts, of object: any NSObjectProtocol) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, entries.count * 2)
    }
    entries[ObjectIdentifier(object)] = Entry(object: object, facts: facts)
  }
}

extension NSObjectProtocol {
  /// Returns the name of the class as Objective-C prints it: `App.NameCell`, or `UITableViewCell`
  /// for a class of UIKit.
  public static func description() -> String { ClassName.full(self) }
}

/// Writes names of classes as Objective-C does.
enum ClassName {
  /// Returns the name with its module, or without a module for a class of UIKit.
  static func full(_ type: any Any.Type) -> String {
    let (full, short) = (String(reflecting: type), String(describing: type))
    let module = full.prefix { $0 != "." }
    if module == "SimulatedUIKit" || !full.contains(".") { return short }
    // The full name of a private class contains its address, which differs from run to run.
    return full.contains("(") ? "\(module).\(short)" : full
  }
}
