import Goldens
import Reports
import TableTrace

/// The laws of a check, apart from those of its run and its golden.
extension CheckCase {
  /// What the recorded log breaks.
  var lawFindingsOfLog: [Finding] {
    guard let log else { return [] }
    return LawFindings.ofFile(
      LogLaws.breaches(in: log.log, version: version),
      log.path,
      of: "the log"
    )
  }
}
