/// `UIContentSizeCategory`, as far as heights were measured: the size of the text that the user
/// likes.
public enum ContentSizeCategory: String, Codable, CaseIterable, Sendable {
  case large
  /// The largest without the accessibility sizes.
  case extraExtraExtraLarge
  /// The second of the accessibility sizes.
  case accessibilityLarge
}

/// A height for each size of the text, in points.
package struct HeightByTextSize: Hashable, Sendable {
  private let large: Double
  private let extraExtraExtraLarge: Double
  private let accessibilityLarge: Double

  package init(large: Double, extraExtraExtraLarge: Double, accessibilityLarge: Double) {
    self.large = large
    self.extraExtraExtraLarge = extraExtraExtraLarge
    self.accessibilityLarge = accessibilityLarge
  }

  package init(_ height: Double) {
    self.init(large: height, extraExtraExtraLarge: height, accessibilityLarge: height)
  }

  package subscript(size: ContentSizeCategory) -> Double {
    switch size {
    case .large: large
    case .extraExtraExtraLarge: extraExtraExtraLarge
    case .accessibilityLarge: accessibilityLarge
    }
  }
}
