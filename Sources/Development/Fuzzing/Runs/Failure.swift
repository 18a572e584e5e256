/// The reason why a run of the tool is a finding.
package enum Failure: Hashable, Sendable {
  case signal(Int32)
  /// An exit code that the tool does not have, or that this input does not allow.
  case exit(Int32)
  /// The run waited until its elapsed time was over.
  case hang
  /// The processor time was over the limit, in seconds.
  case slow(Double)
  /// The memory was over the limit, in bytes.
  case memory(Int)
  /// With four times the steps, the time grew by this factor and the output by that one.
  ///
  /// A step of a long run costs more than a step of a short run.
  case superlinear(time: Double, output: Double)
  case damagedGoldenPassed
  /// The schema accepts the scenario and the decoder does not, or the reverse.
  case disagreement(SchemaAgreement.Difference)
  /// Two runs of the same input wrote different bytes.
  case differs
  /// The run wrote an escape or a zero byte to a pipe.
  case controlBytes
  /// The trace of a scenario breaks the law with this name.
  case brokenLaw(String)

  /// A short name, which is the same for runs that fail in the same way.
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

  /// Whether such a run takes seconds, and might fail only because the machine is busy.
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
