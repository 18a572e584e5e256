package import Project

/// Shows the progress of a long check on an interactive terminal, and erases it at the end.
package struct CheckProgress {
  /// The most scenarios to check without showing the progress.
  private static let least = 64
  /// The number of scenarios kept in memory at one time if the progress is not shown.
  private static let batch = 256
  private static let erasing = "\r\u{1B}[2K"

  private let world: World
  private let total: Int
  private let isShown: Bool

  package init(of total: Int, in world: World) {
    self.world = world
    self.total = total
    isShown =
      world.output.isErrorTerminal && world.environment.hasAbleTerminal && total > Self.least
  }

  /// The number of scenarios kept in memory at one time, to limit the use of memory.
  package var batch: Int { isShown ? Self.least : Self.batch }

  package func show(_ done: Int) {
    write("\(Self.erasing)checked \(done) of \(total) scenarios")
  }

  package func erase() {
    write(Self.erasing)
  }

  private func write(_ text: String) {
    guard isShown else { return }
    world.say(text)
    try? world.output.standardError.flush()
  }
}
