extension SystemVersion {
  /// The versions of which a log was recorded, oldest first; lists by authors and articles are
  /// none.
  ///
  /// What no log of a version shows is the model of an older one, until somebody records.
  package static let recorded: [SystemVersion] = [
    .iOS(4), .iOS(6, 1), .iOS(8, 1), .iOS(8, 4), .iOS(9), .iOS(9, 3), .iOS(10), .iOS(10, 2),
    .iOS(11, 1),
    .iOS(11, 3), .iOS(12), .iOS(12, 2), .iOS(13), .iOS(13, 1), .iOS(13, 4), .iOS(13, 5),
    .iOS(14, 3), .iOS(15), .iOS(17, 2), .iOS(17, 4), .iOS(26, 1), .catalyst(13, 4),
  ]

  /// Whether a log of a version with the same number was recorded, and this one is not newer than
  /// all logs.
  ///
  /// A patch version counts as the version that it fixes.
  package var isRecorded: Bool {
    let own = Self.recorded.filter { $0.platform == platform }
    return own.contains { $0.major == major }
      && own.contains { ($0.major, $0.minor) >= (major, minor) }
  }

  /// The part of a version without a recording: its number, or the whole version if another has it.
  package var unrecordedPart: SystemVersion {
    let hasNumber = Self.recorded.contains { $0.platform == platform && $0.major == major }
    return hasNumber ? self : SystemVersion(platform, major)
  }

  /// The newest version of its platform before this one of which a log was recorded.
  package var newestRecordedBefore: SystemVersion? {
    Self.recorded.last { $0.platform == platform && ($0.major, $0.minor) < (major, minor) }
  }
}
