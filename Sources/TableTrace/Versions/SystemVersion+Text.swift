extension SystemVersion: LosslessStringConvertible {
  /// Reads `iOS 9`, `iOS 13.5`, `iOS 9.0.1` or `Catalyst 26`, and with a hyphen `iOS-9.3`, as file
  /// names have it; anything else, and a version that never existed, is nil.
  public init?(_ description: String) {
    let hasBlank = description.utf8.contains(UInt8(ascii: " "))
    let parts = description.utf8.split(
      separator: hasBlank ? UInt8(ascii: " ") : UInt8(ascii: "-"),
      maxSplits: hasBlank ? .max : 1,
      omittingEmptySubsequences: !hasBlank
    )
    guard parts.count == 2, let platform = Platform(rawValue: String(Substring(parts[0]))),
      let version = SystemVersion(platform, numbers: Substring(parts[1])), version.wasReleased
    else { return nil }
    self = version
  }

  /// Reads the one to three numbers of a version, none of them with a zero in front.
  package init?(_ platform: Platform, numbers text: Substring) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      guard let first = part.first, part.allSatisfy({ (48...57).contains($0) }) else {
        return nil
      }
      return first == UInt8(ascii: "0") && part.count > 1 ? nil : Int(Substring(part))
    }
    guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
    self.init(
      platform,
      numbers[0],
      numbers.count > 1 ? numbers[1] : 0,
      numbers.count > 2 ? numbers[2] : 0
    )
  }

  /// The version as people write it, without zeros at the end: `9.3`, `17`, `9.0.1`.
  package var release: String {
    if patch != 0 { return "\(major).\(minor).\(patch)" }
    return minor == 0 ? "\(major)" : "\(major).\(minor)"
  }

  /// The form of scenarios and trace headers, `iOS 9.3`.
  public var description: String {
    "\(platform.rawValue) \(release)"
  }

  /// The form of golden file names, `iOS-9.3`.
  package var fileNamePart: String {
    "\(platform.rawValue)-\(release)"
  }
}
