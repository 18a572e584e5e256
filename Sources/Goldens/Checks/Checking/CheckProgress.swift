package import Project

/// How far a long check is, on a terminal that somebody looks at; the line is gone when it ends.
package struct CheckProgress {
  /// The most scenarios that are checked without a word.
  private static let least = 64
  /// The scenarios that are held at one time where nobody looks.
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

  /// The scenarios that are held at one time, so that memory does not grow with their number.
  package var batch: Int { isShown ? Self.least : Self.batch }

  /// Says how many scenarios are done.
  package func show(_ done: Int) {
    write("\(Self.erasing)checked \(done) of \(total) scenarios")
  }

  /// Takes the line away.
  package func erase() {
    write(Self.erasing)
  }

  private func write(_ text: String) {
    guard isShown else { return }
    world.say(text)
    try? world.output.standardError.flush()
  }
}
