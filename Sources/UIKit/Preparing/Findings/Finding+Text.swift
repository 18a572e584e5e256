extension Finding {
  /// The headline, without a full stop.
  package var message: String {
    switch self {
    case .unfinishedComment: "unclosed comment"
    case .unfinishedString: "unclosed string"
    case .unbalanced(let bracket): "unmatched '\(bracket)'"
    case .selectorOfAccessor(let accessor, let name):
      "'#selector(\(accessor): \(name))' does not name a method"
    case .selectorWithoutBrackets: "'#selector' needs brackets after it"
    case .keyPath(let path): "'#keyPath(\(path))' needs Objective-C"
    case .optionalRequirement(let name, let type, _):
      "'optional' of '\(name)' in the protocol '\(type)' needs Objective-C"
    case .oldName(let name, let successor): "'\(name)' of Swift 4.0 is now '\(successor)'"
    case .classNotGiven(let member, let type):
      "'\(member)' overrides in an extension of '\(type)', but no file contains that class"
    case .classTwice(let member, let type):
      "'\(member)' must move to the class '\(type)', which several files declare"
    case .condition(let member, let type):
      "'\(member)' must move to the class '\(type)', but is inside another '#if'"
    case .constrained(let member, let type):
      "'\(member)' must move to the class '\(type)', but its extension has a condition or an"
        + " attribute over several lines"
    case .absentModule(let name): "there is no module '\(name)' on Linux"
    case .answerWithoutCall(let method):
      "the value after '??' is never used, because '\(method)' always returns one"
    case .presenceAsked(let method):
      "'\(method)' is never nil, because it has an empty default implementation"
    case .unseen(let method, let type, let superclass):
      "'\(method)' of '\(type)' is never called, because '\(superclass)' conforms without it"
    case .oldSignature(let found, let successor):
      "'\(found)' is Swift 2 and never called (now '\(successor)')"
    case .privateNames(let names, let member, let file):
      "'\(member)' moves to '\(file)', but uses \(Self.list(names)), which is private here"
    case .availabilityElsewhere(let question):
      "'\(question.rawValue)' is \(question.answerOnLinux) here in every iOS version, because "
        + "this file does not import UIKit"
    case .outletsStayEmpty(let type, let superclass):
      superclass.isEmpty
        ? "the outlets of '\(type)' stay nil, because it is not a view or controller"
        : "the outlets of '\(type)' stay nil, because '\(superclass)' may not be a view"
          + " or controller"
    case .notImported(let name): "'\(name)' is part of UIKit, which this file does not import"
    case .absentClass(let name): "'\(name)' is not simulated"
    case .keyValue(let name): "'\(name)' needs Objective-C"
    case .forwarding(let type):
      "'forwardingTarget(for:)' of '\(type)' needs Objective-C and is removed, so nothing is"
        + " forwarded"
    case .metatype(let initializer, let type):
      "'\(initializer)' of a '\(type).Type' is not a required initializer"
    case .neverSet(let property, let type):
      "nothing sets '\(property)' of '\(type)' here, because a simulated table measures its content"
        + " when it is asked, so this code never runs"
    case .preview: "'#Preview' is removed, because Linux has no previews"
    case .importLeftBehind(let module, let file):
      "'\(module)' is imported here, but not in '\(file)', where an override moves"
    }
  }

  package var advice: String {
    switch self {
    case .unfinishedComment: "add '*/' at its end"
    case .unfinishedString: "close it, then prepare the file again"
    case .unbalanced: "fix it, then prepare the file again"
    case .selectorOfAccessor:
      "write a method and use its name. If 'responds(to:)' is called with it, delete the condition"
    case .selectorWithoutBrackets: "use the name of a method: #selector(name)"
    case .keyPath: "use the name as a string, or a key path: \\Type.name"
    case .optionalRequirement(_, let type, let declaration):
      "delete 'optional', add 'extension \(type) { \(Self.open(declaration)) }' with a default"
        + " implementation, and call it without '?'"
    case .oldName(_, let successor): "write '\(successor)'"
    case .classNotGiven: "also pass the file of the class, or move the member to a class of yours"
    case .classTwice: "move it yourself"
    case .condition: "move it yourself, with its '#if'"
    case .constrained: "move it yourself"
    case .absentModule(let name):
      "put the code that uses it in its own file, or between '#if canImport(\(name))' and '#endif'"
    case .answerWithoutCall:
      "check yourself whether the delegate has the method, and call it only then"
    case .presenceAsked: "add a property to the delegate that says whether it wants the call"
    case .unseen(let method, _, let superclass):
      "add '\(method)' to '\(superclass)', and 'override' here"
    case .oldSignature: "use the new signature"
    case .privateNames: "make it internal, or move the member yourself"
    case .availabilityElsewhere:
      "if it should depend on the iOS version, import UIKit and prepare the file again"
    case .outletsStayEmpty(_, let superclass):
      superclass.isEmpty
        ? "set them in the test" : "also pass the file of '\(superclass)', or set them in the test"
    case .notImported: "add 'import UIKit'"
    case .absentClass(let name): UIKitNames.absent[name] ?? ""
    case .keyValue(let name): Self.keyValueAdvice(name)
    case .forwarding(let type):
      "implement each forwarded method in '\(type)', and call the other object there"
    case .metatype: "use a switch over the classes, or a closure that creates the object"
    case .neverSet: "call the same code in 'layoutSubviews'"
    case .preview: "create the screen in a test instead"
    case .importLeftBehind(let module, _): "import '\(module)' there if needed"
    }
  }

  /// Returns a declaration with an empty body, which replaces a requirement that is a property.
  private static func open(_ declaration: String) -> String {
    let words = declaration.split(separator: " {", maxSplits: 1).first ?? ""
    return "\(words) { … }"
  }

  /// Returns a replacement for key-value coding or observing.
  private static func keyValueAdvice(_ name: String) -> String {
    let observes = ["observe", "addObserver", "removeObserver", "NSKeyValue"]
    return observes.contains(where: name.hasPrefix)
      ? "observe the property with 'didSet', a closure or a notification"
      : "use the property itself, or 'object(forKey:)' and 'set(_:forKey:)' of UserDefaults"
  }

  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}
