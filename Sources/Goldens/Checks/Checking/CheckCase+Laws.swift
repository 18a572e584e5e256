import Goldens
import Reports
import TableTrace

extension CheckCase {
  /// The broken laws in the recorded log.
  var lawFindingsOfLog: [Finding] {
    guard let log else { return [] }
    return LawFindings.ofFile(
      LogLaws.breaches(in: log.log, version: version),
      log.path,
      of: "the log"
    )
  }
}
