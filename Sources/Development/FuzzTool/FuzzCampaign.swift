import Foundation
import Fuzzing

/// A run of `tabletrace-fuzz`: the kept cases, then the inputs of a seed.
struct FuzzCampaign {
  private let options: FuzzOptions
  private let seed: UInt64

  init(_ options: FuzzOptions) {
    self.options = options
    seed = options.seed ?? UInt64.random(in: 1...999_999_999)
  }

  /// Runs the campaign and prints its findings.
  ///
  /// Returns false if there are any.
  func run() async -> Bool {
    let root = FileManager.default.currentDirectoryPath
    guard let library = SourceLibrary(root: root), let language = ScenarioLanguage() else {
      say("error: there are no Scenarios and no Golden in \(root)")
      return false
    }
    let source = InputSource(
      seed: seed,
      library: library,
      language: language,
      only: options.only
    )
    if let number = options.printed {
      show(source.input(number))
      return true
    }
    let tool = URL(filePath: options.tool).path
    let judge = Judge(tool: [tool], language: language)
    say("seed \(seed)")
    let casesHold = runCases(judge)
    let jobs = max(1, options.jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    var shown = 0.0
    let summary = await Fuzzer(source: source, judge: judge, jobs: jobs).run(options.extent) {
      guard $0.seconds - shown >= 10 else { return }
      shown = $0.seconds
      say("\($0.count) inputs, \($0.failureCount) failed, \(Int($0.seconds)) s")
    } found: {
      report($0)
    }
    say(summary.text)
    return summary.isClean && casesHold
  }

  /// Runs the kept cases, or returns false if one fails or the folder cannot be read.
  private func runCases(_ judge: Judge) -> Bool {
    guard let folder = options.cases else { return true }
    guard let cases = KeptCase.all(in: folder) else {
      say("error: the cases in \(folder) cannot be read")
      return false
    }
    var holds = true
    for kept in cases {
      guard let failure = judge.failure(of: kept.input, exits: kept.exits) else { continue }
      say("case \(kept.name): \(failure.sentence)")
      holds = false
    }
    say(
      "\(cases.count) kept cases: \(holds ? "all end as they must" : "not all end as they must")"
    )
    return holds
  }

  private func report(_ finding: Finding) {
    say("found, input \(finding.number): \(finding.failure.sentence)")
    let only = options.only.map { " ONLY=\($0.rawValue)" } ?? ""
    say("  once more: make fuzz SEED=\(seed) INPUT=\(finding.number)\(only)")
    show(finding.input)
    guard let folder = options.keep else { return }
    do {
      try finding.kept.write(to: folder)
      say("kept in \(folder)/\(finding.name)")
    } catch {
      say("error: it could not be kept in \(folder): \(error)")
    }
  }

  /// Prints the command line and, if it is small, the file under test.
  private func show(_ input: FuzzInput) {
    say("  tabletrace \(input.arguments.joined(separator: " "))")
    let text = String(decoding: input.files[input.subject] ?? [], as: UTF8.self)
    for line in text.split(separator: "\n").prefix(40) {
      say("  | \(String(line.prefix(160)).debugDescription.dropFirst().dropLast())")
    }
  }
}

/// Writes a line without buffering, also through a pipe.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
