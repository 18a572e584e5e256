public import Foundation

/// What a text field tells and asks.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether it may be edited.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// It is edited.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// It is no longer edited.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Something else is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text may be taken out.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether return does what it does usually.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// What a class does not implement itself.
extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A line of text to edit; a test calls `becomeFirstResponder`, sets the text and sends
/// `.editingChanged`.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// What is around it.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When something is shown in it.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// Tells that a text is edited.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Tells that a text is no longer edited.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Tells that a text is another one.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )

  private var content = StyledText()
  /// What is told of it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The font.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor? = UIColor.label
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// What is around it.
  open var borderStyle = BorderStyle.none
  /// What is shown where there is no text.
  open var placeholder: String?
  /// What is shown where there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString?
  /// The attributes of its text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether its text goes as it is edited.
  open var clearsOnBeginEditing = false
  /// Whether its text goes as something is inserted.
  open var clearsOnInsertion = false
  /// Whether the font becomes smaller so that the text fits.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the size that the user wants.
  open var adjustsFontForContentSizeCategory = false
  /// How small the font may become.
  open var minimumFontSize: CGFloat = 0
  /// When it has a button that takes the text out.
  open var clearButtonMode = ViewMode.never
  /// The view at its left.
  open var leftView: UIView?
  /// When that is shown.
  open var leftViewMode = ViewMode.never
  /// The view at its right.
  open var rightView: UIView?
  /// When that is shown.
  open var rightViewMode = ViewMode.never
  /// The picture behind it.
  open var background: UIImage?
  /// Whether attributes may be changed.
  open var allowsEditingTextAttributes = false
  /// What is selected.
  open var selectedTextRange: UITextRange?
  /// What the text is about.
  open var textContentType: UITextContentType?
  /// Whether quotes become typographic.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether dashes become typographic.
  open var smartDashesType = UITextSmartDashesType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  private var views: (input: UIView?, accessory: UIView?) = (nil, nil)

  /// The text.
  open var text: String? {
    get { content.plain ?? "" }
    set { content.plain = newValue }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { content.attributed }
    set { content.attributed = newValue }
  }
  /// What stands in the place of the keyboard.
  open override var inputView: UIView? {
    get { views.input }
    set { views.input = newValue }
  }
  /// What stands above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { views.accessory }
    set { views.accessory = newValue }
  }
  /// Whether it is edited.
  open var isEditing: Bool { isFirstResponder }
  /// Whether it has a text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Where the text begins.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where the text ends.
  open var endOfDocument: UITextPosition { UITextPosition((text ?? "").count) }

  /// The part of the text between two places.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { UITextRange(fromPosition.offset, toPosition.offset) }

  /// It can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins to be edited, unless its delegate says no.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Is no longer edited, unless its delegate says no.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Adds a text at the end.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }

  /// Where the text stands; the whole field, unless overridden.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text stands while it is edited; the whole field, unless overridden.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the placeholder stands; the whole field, unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the view at its left stands.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  /// Where the view at its right stands.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
}
