extension DivergenceReport.Colour {
  /// A colour that means something in a report.
  enum Paint: String {
    /// What is wrong or missing.
    case red = "31"
    /// What is new.
    case green = "32"
    /// What is in another place.
    case yellow = "33"
    /// What is equal.
    case faint = "2"
  }

  /// The text in a colour, or as it is.
  func paint(_ text: String, _ paint: Paint) -> String {
    switch self {
    case .off: text
    case .on: "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m"
    }
  }
}
