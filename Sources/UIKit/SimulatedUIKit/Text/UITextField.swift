public import Foundation

@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended, for a reason that the default implementation ignores.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

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
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A text field, in which a test sets the text and sends `.editingChanged`.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }

  /// When an overlay view is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
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
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
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
  open var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { UITextRange(fromPosition.offset, toPosition.offset) }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the position at an offset in UTF-16 code units, or nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

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

  open func deleteBackward() { text = text.map { String($0.dropLast()) } }

  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
}
