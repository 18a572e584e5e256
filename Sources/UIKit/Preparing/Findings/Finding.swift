/// Something that the tool cannot rewrite, or cannot be sure about.
package enum Finding: Hashable, Sendable {
  case unfinishedComment
  case unfinishedString
  /// A bracket without its partner.
  case unbalanced(Character)
  /// `#selector(getter: …)` or `#selector(setter: …)`; the word, and what is named.
  case selectorOfAccessor(String, String)
  /// `#selector` without brackets behind it.
  case selectorWithoutBrackets
  /// `#keyPath` with its argument.
  case keyPath(String)
  /// An optional requirement of a protocol that no empty body replaces, with what declares it.
  case optionalRequirement(String, of: String, declaration: String)
  /// A name of Swift 4.0 whose successor is called in another way.
  case oldName(String, successor: String)
  /// An overriding member of an extension whose class is not among the files.
  case classNotGiven(member: String, class: String)
  /// An overriding member of an extension of a class that several files declare.
  case classTwice(member: String, class: String)
  /// A member under another condition of `#if` than its class.
  case condition(member: String, class: String)
  /// A member of an extension with a `where` clause.
  case constrained(member: String, class: String)
  /// A module that Linux does not have.
  case absentModule(String)
  /// Two selectors are compared, which are equal by name alone.
  case comparedSelectors(String)
  /// An optional call with a value for the case that nothing is called.
  case answerWithoutCall(String)
  /// A comparison with nil that tests whether a method exists, which got an empty body.
  case presenceAsked(String)
  /// A method of a subclass that the conformance of its superclass does not see.
  case unseen(method: String, class: String, superclass: String)
  /// A method of the table's protocols as Swift 2 wrote it; what Swift writes since.
  case oldSignature(String, successor: String)
  /// Private names that a member uses which goes into the class in another file.
  case privateNames([String], member: String, file: String)
  /// A question for the release in a file that does not import UIKit.
  case availabilityElsewhere(AvailabilityQuestion)
  /// A class with outlets that may be a view or a controller.
  case outletsStayEmpty(class: String, superclass: String)
  /// A name of UIKit in a file that does not import it.
  case notImported(String)
  /// A class that the simulated UIKit does not have.
  case absentClass(String)
  /// A call or method of key-value coding or observing.
  case keyValue(String)
  /// A method that forwards calls by Objective-C.
  case forwarding(class: String)
  /// An initializer of a metatype that is not a required one.
  case metatype(String, of: String)
  /// A property of a table that nothing sets here, with code that runs when it is set.
  case neverSet(property: String, class: String)
  /// An import that the file of the class has not, for a member that goes there.
  case importLeftBehind(String, file: String)

  /// Whether the source goes without it, though perhaps not as it is meant to.
  package enum Severity: String, Sendable {
    /// The source does not compile.
    case error
    /// The source may compile, and do something else than on iOS.
    case warning
  }

  package var severity: Severity {
    switch self {
    case .unfinishedComment, .unfinishedString, .unbalanced, .selectorOfAccessor,
      .selectorWithoutBrackets, .keyPath, .optionalRequirement, .oldName, .classNotGiven,
      .classTwice, .condition, .constrained, .absentModule, .notImported, .absentClass, .keyValue,
      .metatype:
      .error
    case .comparedSelectors, .answerWithoutCall, .presenceAsked, .unseen, .oldSignature,
      .privateNames, .availabilityElsewhere, .outletsStayEmpty, .importLeftBehind, .forwarding,
      .neverSet:
      .warning
    }
  }
}

package struct Remark: Hashable, Sendable {
  /// The path of the file, as it was given.
  package var path: String
  package var place: Place
  package var finding: Finding

  /// The line that is printed, in the form of the compiler's messages.
  package var text: String {
    let place = "\(path):\(place.line):\(place.column)"
    let advice = finding.advice.prefix(1).uppercased() + finding.advice.dropFirst()
    return "\(place): \(finding.severity.rawValue): \(finding.message). \(advice)"
  }
}
