import Goldens
import Project
import Reports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Describes a saved trace: what it was made from, and its findings.
package struct PendingRecord: Codable, Hashable {
  /// The reason why a saved trace may be out of date.
  package enum Staleness: Hashable, CaseIterable {
    case scenario
    case golden
    case program
    case trace
    case record

    /// The reason as a clause after "because".
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
  private var scenario: String
  /// The digest of the golden, or nil if there was none.
  private var golden: String?
  private var trace: String
  /// The stamp of this build of the tool.
  private var program: String
  /// True if the user rejected the trace; otherwise nil, so that the key is left out.
  private var rejected: Bool?
  var difference: Finding
  /// The problems of the run itself, because of which `accept` refuses it.
  var refusals: [Finding]

  init(_ origin: Origin, trace: String, difference: Finding, refusals: [Finding]) {
    scenario = origin.scenario
    golden = origin.golden
    program = origin.program
    self.trace = trace
    self.difference = difference
    self.difference.paintedDetails = nil
    self.refusals = refusals
  }

  /// Reads a record, or returns nil if the bytes are no record.
  init?(_ bytes: [UInt8]) {
    let record = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    guard let record, record.format == Self.format else { return nil }
    self = record
  }

  var bytes: [UInt8] { Array(JSONText.document(self).utf8) }

  /// The inputs of a simulation and of its comparison with the golden.
  struct Origin: Hashable {
    var scenario: String
    /// The digest of the golden, or nil if there is none.
    var golden: String?
    /// The stamp of this build of the tool.
    var program: String

    init(scenario: String, golden: String?, in world: World) {
      self.scenario = scenario
      self.golden = golden
      program = "\(ToolVersion.current), \(world.program)"
    }
  }

  /// The change since the record was saved, or nil if nothing changed.
  func staleness(_ origin: Origin, trace bytes: [UInt8]?) -> Staleness? {
    if scenario != origin.scenario { return .scenario }
    if golden != origin.golden { return .golden }
    if program != origin.program { return .program }
    return bytes.map { ContentDigest($0).text } == trace ? nil : .trace
  }

  var isRejected: Bool { rejected ?? false }

  var rejecting: Self {
    var record = self
    record.rejected = true
    return record
  }

  /// A copy for a later check, or nil if its trace or golden differs.
  func renewed(_ origin: Origin, trace digest: String) -> Self? {
    guard golden == origin.golden, trace == digest else { return nil }
    var record = self
    record.scenario = origin.scenario
    record.program = origin.program
    return record
  }

  /// Whether nothing has changed since, as far as is known without reading the trace.
  func isOf(_ origin: Origin) -> Bool {
    scenario == origin.scenario && golden == origin.golden && program == origin.program
  }
}
