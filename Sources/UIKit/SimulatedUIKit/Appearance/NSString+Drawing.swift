public import Foundation

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

@preconcurrency @MainActor
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
}

/// Estimates the size of a text, with letters half as wide as the font size.
private struct RoughText {
  let text: String
  let font: UIFont

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.text = text
    font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
  }

  func size(in width: CGFloat, isWrapped: Bool) -> CGSize {
    let letter = font.pointSize / 2
    let perLine = isWrapped ? max(1, Int(max(width, letter) / letter)) : Int.max
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
    let lines = paragraphs.reduce(0) { $0 + max(1, ($1 - 1) / perLine + 1) }
    let longest = min(paragraphs.max() ?? 0, perLine)
    return CGSize(width: CGFloat(longest) * letter, height: CGFloat(lines) * font.lineHeight)
  }
}

extension NSString {
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    let rough = RoughText(description, attributes).size(in: size.width, isWrapped: isWrapped)
    return CGRect(origin: .zero, size: rough)
  }

  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    RoughText(description, attrs).size(in: 0, isWrapped: false)
  }
}

extension NSAttributedString {
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: string).boundingRect(
      with: size,
      options: options,
      attributes: length == 0 ? nil : attributes(at: 0, effectiveRange: nil),
      context: context
    )
  }

  public func size() -> CGSize {
    boundingRect(with: .zero, context: nil).size
  }
}

extension String {
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size,
      options: options,
      attributes: attributes,
      context: context
    )
  }

  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }
}

extension UIFont {
  /// An estimate from the size of the font, in points.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
  public var xHeight: CGFloat { pointSize * 0.5 }
  public var capHeight: CGFloat { pointSize * 0.7 }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { -pointSize * 0.25 }
  public var leading: CGFloat { 0 }
}
