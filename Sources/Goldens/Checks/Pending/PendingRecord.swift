import Goldens
import Project
import Reports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is known about a trace that is kept: what it was simulated from, and what was found.
package struct PendingRecord: Codable, Hashable {
  /// Why a trace that was kept is not what a simulation would give now, or nobody knows.
  package enum Staleness: Hashable, CaseIterable {
    case scenario
    case golden
    case program
    case trace
    case record

    /// The reason, behind "because".
    var reason: String {
      switch self {
      case .scenario: "the scenario has changed since the last check"
      case .golden: "the golden file has changed since the last check"
      case .program: "another build of tabletrace ran the last check"
      case .trace: "the trace from the last check is damaged"
      case .record: "the findings of the last check are missing"
      }
    }
  }

  private static let format = 1

  private var format = Self.format
  /// The digest of the text of the scenario.
  private var scenario: String
  /// The digest of the golden; nil where there was none.
  private var golden: String?
  /// The digest of the trace.
  private var trace: String
  /// What tells the build of the tool from others.
  private var program: String
  /// Whether somebody rejected the trace; nil where nobody did.
  private var rejected: Bool?
  /// What differs.
  var difference: Finding
  /// What is wrong with the run by itself, for which `accept` refuses it.
  var refusals: [Finding]

  /// Makes the record of a trace.
  init(_ origin: Origin, trace: String, difference: Finding, refusals: [Finding]) {
    scenario = origin.scenario
    golden = origin.golden
    program = origin.program
    self.trace = trace
    self.difference = difference
    self.difference.paintedDetails = nil
    self.refusals = refusals
  }

  /// Reads a record; nil for what is none.
  init?(_ bytes: [UInt8]) {
    let record = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    guard let record, record.format == Self.format else { return nil }
    self = record
  }

  /// The bytes of the record.
  var bytes: [UInt8] { Array(JSONText.document(self).utf8) }

  /// What a trace is simulated from, and what it is compared with.
  struct Origin: Hashable {
    /// The digest of the text of the scenario.
    var scenario: String
    /// The digest of the golden; nil where there is none.
    var golden: String?
    /// What tells the build of the tool from others.
    var program: String

    /// The origin of what is simulated now.
    init(scenario: String, golden: String?, in world: World) {
      self.scenario = scenario
      self.golden = golden
      program = "\(ToolVersion.current), \(world.program)"
    }
  }

  /// What has changed since; nil where nothing has.
  func staleness(_ origin: Origin, trace bytes: [UInt8]?) -> Staleness? {
    if scenario != origin.scenario { return .scenario }
    if golden != origin.golden { return .golden }
    if program != origin.program { return .program }
    return bytes.map { ContentDigest($0).text } == trace ? nil : .trace
  }

  /// Whether somebody rejected the trace.
  var isRejected: Bool { rejected ?? false }

  /// The same after somebody rejected the trace.
  var rejecting: Self {
    var record = self
    record.rejected = true
    return record
  }

  /// The same for a later check, where it is still this trace that differs from this golden.
  func renewed(_ origin: Origin, trace digest: String) -> Self? {
    guard golden == origin.golden, trace == digest else { return nil }
    var record = self
    record.scenario = origin.scenario
    record.program = origin.program
    return record
  }

  /// Whether nothing has changed since, as far as it tells without reading the trace.
  func isOf(_ origin: Origin) -> Bool {
    scenario == origin.scenario && golden == origin.golden && program == origin.program
  }
}
