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
  /// It is no longer edited, and why; unless implemented, it calls the method without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
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
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
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

  /// Why it is no longer edited.
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }

  /// When something is shown in it.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Tells that a text is no longer edited.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )

  private var content = StyledText()
  open weak var delegate: (any UITextFieldDelegate)?
  open var font: UIFont? = UIFont.systemFont(ofSize: 17)
  open var textColor: UIColor? = UIColor.label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  /// What is shown where there is no text.
  open var placeholder: String?
  /// What is shown where there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  /// Whether the font becomes smaller so that the text fits.
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var background: UIImage?
  open var allowsEditingTextAttributes = false
  open var selectedTextRange: UITextRange?
  open var textContentType: UITextContentType?
  open var smartQuotesType = UITextSmartQuotesType.default
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

  open var text: String? {
    get { content.plain ?? "" }
    set { content.plain = newValue }
  }
  open var attributedText: NSAttributedString? {
    get { content.attributed }
    set { content.attributed = newValue }
  }
  open override var inputView: UIView? {
    get { views.input }
    set { views.input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { views.accessory }
    set { views.accessory = newValue }
  }
  open var isEditing: Bool { isFirstResponder }
  open var hasText: Bool { !(text ?? "").isEmpty }
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition((text ?? "").count) }

  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { UITextRange(fromPosition.offset, toPosition.offset) }

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
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }

  /// Where the text stands; the whole field, unless overridden.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text stands while it is edited; the whole field, unless overridden.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the placeholder stands; the whole field, unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
}
