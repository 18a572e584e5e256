import TableTrace

extension World {
  /// Says of a release of which no log was recorded what it rests on, below what was printed.
  func noteMissingRecordings(of version: SystemVersion) throws(FileError) {
    guard !version.isRecorded else { return }
    let older =
      version.newestRecordedBefore.map { ", the newest before it is of \($0)" } ?? ""
    try note(
      "no recorded log of \(version.unrecordedPart) is known\(older); run --certainty says how sure each call is"
    )
  }
}
