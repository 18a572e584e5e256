import Project

/// Looks at files, again and again, until something becomes of one.
struct FileWatch {
  /// What a look finds: a stamp for each file by its path.
  typealias Look = [String: FileStamp]

  /// The shortest wait between two looks.
  private static let shortest = Duration.milliseconds(300)
  /// The wait while a file is being written.
  private static let unsettled = Duration.milliseconds(100)
  /// How many times as long as a look the wait is, so that a hundredth of a processor is enough.
  private static let share = 100
  /// The longest wait, so that a busy machine answers too.
  private static let longest = Duration.seconds(2)
  /// The looks after which a file that is written all the time has changed.
  private static let patience = 20

  private let pause: Pause
  private var seen: Look

  /// Begins with what is known of the files.
  init(_ seen: Look, pause: @escaping Pause) {
    self.seen = seen
    self.pause = pause
  }

  /// Waits until something has become of the files, and until they stay as they are: one that is saved in
  /// pieces changes once; nil where nobody reads any more what is printed.
  mutating func next(_ look: () -> Look) -> FileChanges? {
    var latest = seen
    var wait = Self.shortest
    var patience = Self.patience
    while pause(wait) {
      var now: Look = [:]
      let cost = ContinuousClock().measure { now = look() }
      let isSettled = now == latest || patience == 0
      if isSettled, now != seen {
        defer { seen = now }
        return FileChanges(from: seen, to: now)
      }
      patience = isSettled ? Self.patience : patience - 1
      let idle = min(max(Self.shortest, cost * Self.share), Self.longest)
      wait = isSettled ? idle : min(max(Self.unsettled, cost), Self.longest)
      latest = now
    }
    return nil
  }

  /// Adds files that were read without having been looked at.
  mutating func add(_ look: Look) {
    seen.merge(look) { old, _ in old }
  }
}
