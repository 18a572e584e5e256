extension Finding {
  /// What was found, without a full stop.
  package var message: String {
    switch self {
    case .unfinishedComment: "this comment has no end"
    case .unfinishedString: "this string has no end"
    case .unbalanced(let bracket): "this '\(bracket)' has no partner"
    case .selectorOfAccessor(let accessor, let name):
      "'#selector(\(accessor): \(name))' names no function that could be kept"
    case .selectorWithoutBrackets: "'#selector' has no brackets behind it"
    case .keyPath(let path): "'#keyPath(\(path))' needs Objective-C"
    case .optionalRequirement(let name, let type, _):
      "'optional' of '\(name)' in the protocol '\(type)' needs Objective-C"
    case .oldName(let name, let successor): "'\(name)' of Swift 4.0 is '\(successor)' today"
    case .classNotGiven(let member, let type):
      "'\(member)' overrides in an extension of '\(type)', whose class is in none of the files"
    case .classTwice(let member, let type):
      "'\(member)' belongs into the class '\(type)', which more than one file declares"
    case .condition(let member, let type):
      "'\(member)' belongs into the class '\(type)', but stands under another '#if'"
    case .constrained(let member, let type):
      "'\(member)' belongs into the class '\(type)', but its extension has a condition or an"
        + " attribute over several lines"
    case .absentModule(let name): "there is no module '\(name)' on Linux"
    case .comparedSelectors(let name):
      "'#selector(\(name))' is compared, and selectors of functions are never equal here"
    case .answerWithoutCall(let method):
      "what stands behind '??' is never used, because '\(method)' answers in any case"
    case .presenceAsked(let method):
      "'\(method)' is compared with nil, and is never missing, because it got an empty body"
    case .unseen(let method, let type, let superclass):
      "'\(method)' of '\(type)' is never called, because '\(superclass)' conforms without it"
    case .oldSignature(let found, let successor):
      "'\(found)' is Swift 2 and never called; it is '\(successor)' today"
    case .privateNames(let names, let member, let file):
      "'\(member)' goes into its class in '\(file)' and uses \(Self.list(names)), private here"
    case .availabilityElsewhere(let question):
      "'\(question.rawValue)' is \(question.answerOnLinux) here whatever release a test chooses, as "
        + "this file does not import UIKit"
    case .outletsStayEmpty(let type, let superclass):
      superclass.isEmpty
        ? "the outlets of '\(type)' stay nil, because it is no view or controller"
        : "the outlets of '\(type)' stay nil, because nobody knows whether '\(superclass)' is a view"
          + " or controller"
    case .notImported(let name): "'\(name)' is a name of UIKit, which this file does not import"
    case .absentClass(let name): "'\(name)' is not simulated"
    case .keyValue(let name): "'\(name)' needs Objective-C"
    case .forwarding(let type):
      "'forwardingTarget(for:)' of '\(type)' needs Objective-C and is left out, so that nothing is"
        + " forwarded"
    case .metatype(let initializer, let type):
      "'\(initializer)' of a '\(type).Type' is not a required initializer"
    case .importLeftBehind(let module, let file):
      "'\(module)' is imported here and not in '\(file)', where an overriding member goes"
    }
  }

  /// What to try.
  package var advice: String {
    switch self {
    case .unfinishedComment: "end it with '*/'"
    case .unfinishedString: "end it, and prepare the file again"
    case .unbalanced: "mend it, and prepare the file again"
    case .selectorOfAccessor: "write a method that does it, and name that"
    case .selectorWithoutBrackets: "name a method: #selector(name)"
    case .keyPath: "write the name as a string, or a key path: \\Type.name"
    case .optionalRequirement(_, let type, let declaration):
      "delete 'optional', write 'extension \(type) { \(Self.open(declaration)) }' with what they answer"
        + " who lack it, and use it without '?'"
    case .oldName(_, let successor): "write '\(successor)'"
    case .classNotGiven: "give the file of the class too, or write the member into a class of yours"
    case .classTwice: "move it by hand"
    case .condition: "move it by hand, with its '#if'"
    case .constrained: "move it by hand"
    case .absentModule(let name):
      "keep what uses it in files of its own, or between '#if canImport(\(name))' and '#endif'"
    case .comparedSelectors: "compare with a selector made from a string, here and where it is made"
    case .answerWithoutCall:
      "ask yourself whether the delegate has the method, and call it only then"
    case .presenceAsked: "ask the delegate by a property of its own whether it wants the call"
    case .unseen(let method, _, let superclass):
      "write '\(method)' in '\(superclass)' too, and 'override' here"
    case .oldSignature: "write it so"
    case .privateNames: "make them internal, or move the member by hand"
    case .availabilityElsewhere:
      "import UIKit in it, and prepare the file again, if its answer is to depend on the release"
    case .outletsStayEmpty(_, let superclass):
      superclass.isEmpty
        ? "set them in the test" : "give the file of '\(superclass)' too, or set them in the test"
    case .notImported: "write 'import UIKit' in it"
    case .absentClass(let name): UIKitNames.absent[name] ?? ""
    case .keyValue(let name): Self.keyValueAdvice(name)
    case .forwarding(let type):
      "write each method that is to be forwarded in '\(type)', and call it on the other object there"
    case .metatype: "write a switch over the classes, or keep a closure that makes the object"
    case .importLeftBehind(let module, _): "import '\(module)' there if it is needed"
    }
  }

  /// A declaration with a body to fill in the place of what a property promises.
  private static func open(_ declaration: String) -> String {
    let words = declaration.split(separator: " {", maxSplits: 1).first ?? ""
    return "\(words) { … }"
  }

  /// What does without Objective-C what key-value coding or observing does.
  private static func keyValueAdvice(_ name: String) -> String {
    let observes = ["observe", "addObserver", "removeObserver", "NSKeyValueObservation"]
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
