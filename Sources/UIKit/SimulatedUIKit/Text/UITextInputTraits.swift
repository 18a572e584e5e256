public import Foundation

/// What a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// What the key that ends a line says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// Which letters become large by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Whether quotes become typographic.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether dashes become typographic.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// What a text is about.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// How a text is written; there is no keyboard here.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// What the keyboard has.
  var keyboardType: UIKeyboardType { get set }
  /// How it looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What its return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Which letters become large.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether its letters are hidden.
  var isSecureTextEntry: Bool { get set }
  /// Whether return needs a text.
  var enablesReturnKeyAutomatically: Bool { get set }
}

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open private(set) var start: UITextPosition
  open private(set) var end: UITextPosition
  /// Whether nothing is in it.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ start: Int, _ end: Int) {
    self.start = UITextPosition(start)
    self.end = UITextPosition(end)
  }
}

/// A view in the place of the keyboard, or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }

  public let inputViewStyle: Style
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Makes a view that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
