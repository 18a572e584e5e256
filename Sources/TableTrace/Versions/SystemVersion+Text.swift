extension SystemVersion: LosslessStringConvertible {
  /// Reads a version such as `iOS 9`, `iOS 13.5`, `iOS 9.0.1` or `Catalyst 26`.
  ///
  /// A hyphen is also accepted, as in the file name part `iOS-9.3`. It is nil for other texts and
  /// for versions that were never released.
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

  /// Reads the one to three numbers of a version, which must not have leading zeros.
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

  /// The version number without zeros at the end, such as `9.3`, `17` or `9.0.1`.
  package var release: String {
    if patch != 0 { return "\(major).\(minor).\(patch)" }
    return minor == 0 ? "\(major)" : "\(major).\(minor)"
  }

  /// The version as scenarios and trace headers write it, such as `iOS 9.3`.
  public var description: String {
    "\(platform.rawValue) \(release)"
  }

  /// The version as file names of goldens write it, such as `iOS-9.3`.
  package var fileNamePart: String {
    "\(platform.rawValue)-\(release)"
  }
}
