extension SystemVersion {
  /// The versions with a recorded log, oldest first.
  ///
  /// Lists in articles are not logs. Without a log of its own, a version is simulated like an older
  /// one.
  package static let recorded: [SystemVersion] = [
    .iOS(4), .iOS(6, 1), .iOS(8, 1), .iOS(8, 4), .iOS(9), .iOS(9, 3), .iOS(10), .iOS(10, 2),
    .iOS(11, 1),
    .iOS(11, 3), .iOS(12), .iOS(12, 2), .iOS(13), .iOS(13, 1), .iOS(13, 4), .iOS(13, 5),
    .iOS(14, 3), .iOS(15), .iOS(17, 2), .iOS(17, 4), .iOS(26, 1), .catalyst(13, 4),
  ]

  /// Whether there is a log of the same major version, and no version after all logs is meant.
  ///
  /// A patch version counts as the version that it fixes.
  package var isRecorded: Bool {
    let own = Self.recorded.filter { $0.platform == platform }
    return own.contains { $0.major == major }
      && own.contains { ($0.major, $0.minor) >= (major, minor) }
  }

  /// The part of a version without a recording.
  ///
  /// It is the major version, or the exact version if another one of that major version has a
  /// recording.
  package var unrecordedPart: SystemVersion {
    let hasNumber = Self.recorded.contains { $0.platform == platform && $0.major == major }
    return hasNumber ? self : SystemVersion(platform, major)
  }

  /// The newest earlier version of its platform with a recorded log.
  package var newestRecordedBefore: SystemVersion? {
    Self.recorded.last { $0.platform == platform && ($0.major, $0.minor) < (major, minor) }
  }
}
