public import Foundation

/// A label, which is not drawn or measured here.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var content = StyledText()

  open var text: String? {
    get { content.plain }
    set { content.plain = newValue }
  }
  open var attributedText: NSAttributedString? {
    get { content.attributed }
    set { content.attributed = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var isHighlighted = false
  open var isEnabled = true
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var preferredMaxLayoutWidth: CGFloat = 0

  open func drawText(in rect: CGRect) {}

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    bounds
  }
}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

/// A plain text or one with attributes, whichever was set last.
struct StyledText {
  private var text: String?
  private var attributedText: NSAttributedString?

  var plain: String? {
    get { text }
    set { (text, attributedText) = (newValue, nil) }
  }

  var attributed: NSAttributedString? {
    get { attributedText ?? text.map { NSAttributedString(string: $0) } }
    set { (text, attributedText) = (newValue?.string, newValue) }
  }
}
