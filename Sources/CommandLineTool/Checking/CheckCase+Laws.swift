import Goldens
import Reports
import TableTrace

/// The laws of a check, apart from those of its run.
extension CheckCase {
  /// What a golden breaks that is another trace; why one cannot be read is told elsewhere.
  func lawFindings(ofGolden path: String, _ checker: LawChecker) -> [Finding] {
    guard let bytes = try? files.readIfThere(path), let golden = try? GoldenReader.read(bytes)
    else { return [] }
    let breaches = TraceLaws.breaches(in: golden, heardBy: checker)
    return LawFindings.ofFile(breaches, path, of: "the golden")
  }

  /// What the recorded log breaks.
  var lawFindingsOfLog: [Finding] {
    guard let log else { return [] }
    return LawFindings.ofFile(LogLaws.breaches(in: log.log, version: version), log.path, of: "the log")
  }
}
