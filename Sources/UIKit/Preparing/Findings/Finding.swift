/// A problem in the source that the tool cannot fix, or is not certain about.
package enum Finding: Hashable, Sendable {
  case unfinishedComment
  case unfinishedString
  /// A bracket without its counterpart.
  case unbalanced(Character)
  /// `#selector(getter: …)` or `#selector(setter: …)`, with this word and the property.
  case selectorOfAccessor(String, String)
  /// `#selector` without brackets after it.
  case selectorWithoutBrackets
  /// `#keyPath` with its argument.
  case keyPath(String)
  /// An optional requirement of a protocol that an empty body cannot replace, with its declaration.
  case optionalRequirement(String, of: String, declaration: String)
  /// A name of Swift 4.0 whose successor is called in a different way.
  case oldName(String, successor: String)
  /// An overriding member in an extension of a class that is in none of the files.
  case classNotGiven(member: String, class: String)
  /// An overriding member in an extension of a class that several files declare.
  case classTwice(member: String, class: String)
  /// A member under another `#if` condition than its class.
  case condition(member: String, class: String)
  /// A member of an extension with a `where` clause.
  case constrained(member: String, class: String)
  /// A module that Linux does not have.
  case absentModule(String)
  /// An optional call with a default value, which is no longer used.
  case answerWithoutCall(String)
  /// A comparison with nil that tests for a method, which now always exists.
  case presenceAsked(String)
  /// A method of a subclass that is not called, because its superclass conforms to the protocol.
  case unseen(method: String, class: String, superclass: String)
  /// A method of the table's protocols with a signature of Swift 2, and the current signature.
  case oldSignature(String, successor: String)
  /// A member that moves to another file, but uses private names of its own file.
  case privateNames([String], member: String, file: String)
  /// A check of the version in a file that does not import UIKit.
  case availabilityElsewhere(AvailabilityQuestion)
  /// A class with outlets that may be a view or a controller.
  case outletsStayEmpty(class: String, superclass: String)
  /// A name of UIKit in a file that does not import UIKit.
  case notImported(String)
  /// A class that the simulated UIKit does not have.
  case absentClass(String)
  /// A call or method of key-value coding or observing.
  case keyValue(String)
  /// A class that forwards calls with Objective-C message forwarding, such as `forwardingTarget(for:)`.
  case forwarding(class: String)
  /// An initializer of a metatype that is not `required`.
  case metatype(String, of: String)
  /// A property of a table that is never set here, with code that runs when it is set.
  case neverSet(property: String, class: String)
  /// `#Preview`, which is removed.
  case preview
  /// An import that the file of the class lacks, for a member that moves there.
  case importLeftBehind(String, file: String)

  /// Whether the source compiles without a fix.
  package enum Severity: String, Sendable {
    /// The source does not compile.
    case error
    /// The source may compile, but behave differently than on iOS.
    case warning
  }

  package var severity: Severity {
    switch self {
    case .unfinishedComment, .unfinishedString, .unbalanced, .selectorOfAccessor,
      .selectorWithoutBrackets, .keyPath, .optionalRequirement, .oldName, .classNotGiven,
      .classTwice, .condition, .constrained, .absentModule, .notImported, .absentClass, .keyValue,
      .metatype:
      .error
    case .answerWithoutCall, .presenceAsked, .unseen, .oldSignature, .privateNames,
      .availabilityElsewhere, .outletsStayEmpty, .importLeftBehind, .forwarding,
      .neverSet, .preview:
      .warning
    }
  }
}

package struct Remark: Hashable, Sendable {
  /// The path of the file as the user typed it.
  package var path: String
  package var place: Place
  package var finding: Finding

  /// The printed line, in the form of compiler messages.
  package var text: String {
    let place = "\(path):\(place.line):\(place.column)"
    let advice = finding.advice.prefix(1).uppercased() + finding.advice.dropFirst()
    return "\(place): \(finding.severity.rawValue): \(finding.message). \(advice)"
  }
}
