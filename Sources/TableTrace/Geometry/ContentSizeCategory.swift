/// `UIContentSizeCategory`: the preferred text size, if heights were measured with it.
public enum ContentSizeCategory: String, Codable, CaseIterable, Sendable {
  case large
  /// The largest size that is not an accessibility size.
  case extraExtraExtraLarge
  /// The second accessibility size.
  case accessibilityLarge
}

/// A height in points for each text size.
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
