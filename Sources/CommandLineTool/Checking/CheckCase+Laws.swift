import Goldens
import Reports
import TableTrace

/// The laws of a check.
extension CheckCase {
  /// What the run breaks, what its golden breaks where that is another trace, and what its log does.
  func lawFindings(_ checker: LawChecker, isGolden: Bool) -> [Finding] {
    let ofLog = log.map { log in
      LawFindings.ofFile(LogLaws.breaches(in: log.log, version: version), log.path, of: "the log")
    }
    return LawFindings.ofRun(checker.breaches, scenario, file)
      + (isGolden ? [] : goldenFindings(checker)) + (ofLog ?? [])
  }

  /// What the golden breaks; why one cannot be read is told elsewhere.
  private func goldenFindings(_ checker: LawChecker) -> [Finding] {
    let path = file.golden(version)
    guard let bytes = try? files.readIfThere(path), let golden = try? GoldenReader.read(bytes)
    else { return [] }
    let breaches = TraceLaws.breaches(in: golden, heardBy: checker)
    return LawFindings.ofFile(breaches, path, of: "the golden")
  }
}
