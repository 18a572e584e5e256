extension SystemVersion: LosslessStringConvertible {
  /// Reads `iOS 9`, `iOS 13.5`, `iOS 9.0.1` or `Catalyst 26`; anything else is nil.
  public init?(_ description: String) {
    let words = description.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let platform = Platform(rawValue: String(words[0])) else { return nil }
    let parts = words[1].split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy(\.isNumber) ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
    guard SystemVersion.majors.contains(numbers[0]) else { return nil }
    self.init(
      platform,
      numbers[0],
      numbers.count > 1 ? numbers[1] : 0,
      numbers.count > 2 ? numbers[2] : 0
    )
  }

  /// The release as people write it, without zeros at the end: `9.3`, `17`, `9.0.1`.
  public var release: String {
    if patch != 0 { return "\(major).\(minor).\(patch)" }
    return minor == 0 ? "\(major)" : "\(major).\(minor)"
  }

  /// The form of scenarios and trace headers, `iOS 9.3`.
  public var description: String {
    "\(platform.rawValue) \(release)"
  }

  /// The form of golden file names, `iOS-9.3`.
  public var fileNamePart: String {
    "\(platform.rawValue)-\(release)"
  }
}
