/// A reason to reject a run of the tool.
package enum Failure: Hashable, Sendable {
  case signal(Int32)
  /// It ended with a code that the tool does not have, or that this input may not end with.
  case exit(Int32)
  /// It waited until the clock ended it.
  case hang
  /// It took more processor time than it may, in seconds.
  case slow(Double)
  /// It took more memory than it may, in bytes.
  case memory(Int)
  /// Four times the steps cost so many times the processor time, for so many times the output.
  case superlinear(time: Double, output: Double)
  case damagedGoldenPassed
  /// The schema and the decoder differ about it.
  case disagreement(SchemaAgreement.Difference)
  /// Two runs wrote different bytes.
  case differs
  /// An escape or a zero byte was written to a pipe.
  case controlBytes
  /// The trace of a scenario breaks a law, which is named.
  case brokenLaw(String)

  /// The failure in short; two runs with the same name fail in the same way.
  package var name: String {
    switch self {
    case .signal(let signal): "signal-\(signal)"
    case .exit(let code): "exit-\(code)"
    case .hang: "hang"
    case .slow: "slow"
    case .memory: "memory"
    case .superlinear: "superlinear"
    case .damagedGoldenPassed: "damaged-golden-passed"
    case .disagreement(.refusedByTheDecoder(let codes)):
      "schema-accepts-\(codes.joined(separator: "-"))"
    case .disagreement(.refusedByTheSchema): "schema-refuses"
    case .differs: "differs"
    case .controlBytes: "control-bytes"
    case .brokenLaw(let law): "breaks-\(law)"
    }
  }

  /// Whether a run that fails like this takes seconds, and might fail on a busy machine only.
  package var takesSeconds: Bool {
    switch self {
    case .hang, .slow, .superlinear, .memory: true
    case .signal, .exit, .damagedGoldenPassed, .disagreement, .differs, .controlBytes, .brokenLaw:
      false
    }
  }

  package var sentence: String {
    switch self {
    case .signal(let signal): "signal \(signal) ended the run"
    case .exit(let code): "the run ended with exit code \(code)"
    case .hang: "the run did not end"
    case .slow(let seconds): "the run took \(Self.rounded(seconds)) s of processor time"
    case .memory(let bytes): "the run took \(bytes / 1_000_000) MB"
    case .superlinear(let time, let output):
      "four times the steps took \(Self.rounded(time)) times the processor time for "
        + "\(Self.rounded(output)) times the output"
    case .damagedGoldenPassed: "a damaged golden passed"
    case .disagreement(.refusedByTheDecoder(let codes)):
      "the schema accepts what is refused with \(codes.joined(separator: ", "))"
    case .disagreement(.refusedByTheSchema): "the schema refuses what is accepted"
    case .differs: "two runs wrote different bytes"
    case .controlBytes: "an escape or a zero byte was written to a pipe"
    case .brokenLaw(let law): "the trace breaks \(law)"
    }
  }

  private static func rounded(_ number: Double) -> Double {
    (number * 10).rounded() / 10
  }
}
