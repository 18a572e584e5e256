/// A report that `check` writes: its kind and its file, `-` for standard output.
struct ReportRequest: Hashable {
  /// The forms that other programs read.
  enum Kind: String, CaseIterable {
    case junit
    case tap
    case github
    case json
  }

  var kind: Kind
  var file: String

  /// Whether it goes to standard output.
  var isPrinted: Bool { file == "-" }

  /// As it is typed.
  var typed: String { "\(Flag.report.spelling) \(kind.rawValue)=\(file)" }

  /// Reads `junit=results.xml`.
  init(_ text: String) throws(UsageProblem) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = Kind.allCases.map(\.rawValue)
    let word = parts.first.map(String.init) ?? ""
    guard let kind = Kind(rawValue: word), parts.count == 2, !parts[1].isEmpty else {
      throw .badValue(
        text,
        of: Flag.report.spelling,
        expected: "which is KIND=FILE with KIND one of \(names.joined(separator: ", "))",
        near: NearNames.of(word, in: names).map { "\($0)=" + (parts.count > 1 ? parts[1] : "FILE") }
      )
    }
    self.kind = kind
    file = String(parts[1])
  }
}
