import Checks
import Project

struct ReportRequest {
  var kind: ReportKind
  var file: String

  var isPrinted: Bool { file == "-" }

  var typed: String { "\(Flag.report.spelling) \(kind.name)=\(file)" }

  init(_ text: String) throws(UsageProblem) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = ReportKind.all.map(\.name)
    let word = parts.first.map(String.init) ?? ""
    let file = parts.count > 1 ? String(parts[1]) : ""
    let named = ReportKind.all.first { $0.name == word }
    guard let kind = named, !file.isEmpty else {
      throw .badValue(
        text,
        of: Flag.report.spelling,
        expected: "KIND=FILE, where KIND is one of \(names.joined(separator: ", "))",
        near: NearNames.of(word, in: names).map { "\($0)=\(file.isEmpty ? "FILE" : file)" }
      )
    }
    self.kind = kind
    self.file = file
  }
}
