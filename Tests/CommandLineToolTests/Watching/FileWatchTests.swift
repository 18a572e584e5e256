import Testing

@testable import CommandLineTool
@testable import Project

/// Waiting for files to change, with a clock that a test turns.
struct FileWatchTests {
  private static func look(_ texts: [String: String]) -> FileWatch.Look {
    texts.mapValues { .content(Array($0.utf8)) }
  }

  /// What a watch finds when each look sees the next of these; the last one stays.
  private static func changes(_ looks: [[String: String]], waits: Int = 9) -> [String] {
    var left = waits
    var watch = FileWatch(look(looks[0])) { _ in
      left -= 1
      return left >= 0
    }
    var rest = looks.dropFirst()
    var sentences: [String] = []
    while let found = watch.next({ look((rest.count > 1 ? rest.popFirst() : rest.last) ?? [:]) }) {
      sentences.append(found.sentence)
    }
    return sentences
  }

  @Test func whatStaysIsNoChange() {
    #expect(Self.changes([["a": "1"], ["a": "1"]]).isEmpty)
  }

  @Test func changedNewAndGoneFilesAreNamed() {
    let found = Self.changes([["a": "1", "b": "1", "c": "1"], ["a": "2", "c": "1", "d": "1"]])
    #expect(found == ["changed: a; new: d; gone: b"])
  }

  @Test func ofManyFilesThreeAreNamed() {
    let paths = (1...6).map { "s\($0)" }
    let new = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
    #expect(Self.changes([[:], new]) == ["new: s1, s2, s3 and 3 more"])
  }

  @Test("A file that is saved in pieces, or taken away and put back, changes once")
  func pieces() {
    #expect(Self.changes([["a": "1"], ["a": "2"], ["a": "23"], ["a": "234"]]) == ["changed: a"])
    #expect(Self.changes([["a": "1"], [:], ["a": "2"]]) == ["changed: a"])
    #expect(Self.changes([["a": "1"], ["a": ""], ["a": "1"]]).isEmpty, "nothing has become of it")
  }

  @Test func whatIsWrittenAllTheTimeChangesInTheEnd() {
    let looks = (0...60).map { ["a": "\($0)"] }
    let found = Self.changes(looks, waits: 50)
    #expect(found == ["changed: a", "changed: a"])
  }

  @Test func eachChangeIsFoundOnce() {
    let looks = [["a": "1"], ["a": "2"], ["a": "2"], ["a": "3"], ["a": "3"]]
    #expect(Self.changes(looks) == ["changed: a", "changed: a"])
  }

  @Test("A look that takes long is followed by a long wait, so that waiting costs next to nothing")
  func waits() {
    var waits: [Duration] = []
    var watch = FileWatch([:]) { wait in
      waits.append(wait)
      return waits.count < 4
    }
    let clock = ContinuousClock()
    _ = watch.next {
      let start = clock.now
      while clock.now - start < .milliseconds(20) {}
      return [:]
    }
    #expect(waits.first == .milliseconds(300))
    #expect(waits.dropFirst().allSatisfy { $0 == .seconds(2) }, "\(waits)")
    waits = []
    _ = watch.next { [:] }
    #expect(waits.allSatisfy { $0 >= .milliseconds(300) })
  }

  @Test("On the disk a file has the same stamp until it is written, also to the same length")
  func stamps() throws {
    let path = "/tmp/tabletrace-stamp-\(UInt64.random(in: 0...UInt64.max))"
    let disk = DiskFiles()
    #expect(disk.stamp(of: path) == nil)
    #expect(disk.stamp(of: "/tmp") == nil, "a folder is no file")
    try disk.write(Array("one".utf8), to: path)
    defer { try? disk.remove(path) }
    let first = disk.stamp(of: path)
    #expect(first != nil && first == disk.stamp(of: path))
    try disk.write(Array("two".utf8), to: path)
    #expect(disk.stamp(of: path) != first)
  }
}
