import Foundation

/// The command `tabletrace-prepare` as a function from arguments to files and lines.
package struct PrepareCommand {
  /// The exit codes, the same as those of `tabletrace`.
  package enum ExitCode: Int32, Sendable {
    /// All files were rewritten, and nothing remains to be fixed.
    case success = 0
    /// The user must still fix something.
    case remains = 1
    /// A file cannot be read or written.
    case invalid = 2
    /// The command line was not understood.
    case usage = 64
  }

  /// The most bytes of a file.
  static let limit = 64 * 1_048_576

  /// The most findings to print for one file.
  private static let mostRemarks = 100

  private let print: (String) -> Void
  private let complain: (String) -> Void

  /// Creates the command with closures for standard output and standard error.
  package init(
    print: @escaping (String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.print = print
    self.complain = complain
  }

  /// Runs a command line, without the program's name.
  package func run(_ arguments: [String]) -> ExitCode {
    do throws(PrepareProblem) {
      let line = try PrepareArguments(arguments)
      switch line.request {
      case .help(let isLong): print(isLong ? PrepareHelp.long : PrepareHelp.short)
      case .prepare: return try prepare(line)
      }
      return .success
    } catch {
      complain("error: \(error.message)\n")
      if error.exitCode == .usage { complain("help: tabletrace-prepare --help\n") }
      return error.exitCode
    }
  }

  private func prepare(_ line: PrepareArguments) throws(PrepareProblem) -> ExitCode {
    let outputs = try outputs(of: line)
    var sources: [Preparation.Source] = []
    for path in line.files {
      sources.append(Preparation.Source(path: path, bytes: try SourceFolder.read(path)))
    }
    let preparation = Preparation(sources)
    var written = WrittenNames(in: line.folder)
    for (source, output) in zip(preparation.sources, outputs) {
      try written.check(output, replacedBy: source.bytes)
    }
    try SourceFolder.make(line.folder)
    try written.write(adding: outputs)
    for (source, output) in zip(preparation.sources, outputs) {
      try SourceFolder.write(source.bytes, to: output)
    }
    report(preparation.remarks)
    let errors = preparation.remarks.count { $0.finding.severity == .error }
    let warnings = preparation.remarks.count - errors
    if !line.isQuiet { print(summary(line, errors, warnings)) }
    return errors == 0 ? .success : .remains
  }

  /// Prints the remaining work, limited to a number of findings for each file.
  private func report(_ remarks: [Remark]) {
    var counts: [String: Int] = [:]
    for remark in remarks {
      counts[remark.path, default: 0] += 1
      if counts[remark.path, default: 0] <= Self.mostRemarks { complain(remark.text + "\n") }
    }
    for (path, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.mostRemarks {
      complain("and \(count - Self.mostRemarks) more in \(path), not shown: fix these first\n")
    }
  }

  private func summary(_ line: PrepareArguments, _ errors: Int, _ warnings: Int) -> String {
    let files = line.files.count == 1 ? "1 file" : "\(line.files.count) files"
    let fixes = errors == 1 ? "1 place" : "\(errors) places"
    let doubts = warnings == 1 ? "1 warning" : "\(warnings) warnings"
    return "\(files) in \(line.folder), \(fixes) to fix, \(doubts)\n"
  }

  private func outputs(of line: PrepareArguments) throws(PrepareProblem) -> [String] {
    var names: [String: String] = [:]
    var outputs: [String] = []
    for path in line.files {
      let name = URL(filePath: path).lastPathComponent
      // Some file systems are case-insensitive.
      if let other = names.updateValue(path, forKey: name.lowercased()) {
        throw .sameName(other, path)
      }
      outputs.append(URL(filePath: line.folder).appending(path: name).relativePath)
    }
    let inputs = Dictionary(
      line.files.map { (SourceFolder.identity($0), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for output in outputs {
      if let path = inputs[SourceFolder.identity(output)] { throw .overInput(path, output: output) }
    }
    return outputs
  }
}
