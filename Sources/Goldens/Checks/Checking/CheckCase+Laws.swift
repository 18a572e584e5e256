import Goldens
import Reports
import TableTrace

extension CheckCase {
  /// The laws that the recorded log breaks.
  var lawFindingsOfLog: [Finding] {
    guard let log else { return [] }
    return LawFindings.ofFile(
      LogLaws.breaches(in: log.log, version: version),
      log.path,
      of: "the log"
    )
  }
}
