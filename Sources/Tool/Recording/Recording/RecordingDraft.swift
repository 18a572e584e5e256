import Diagnostics
import Goldens
package import TableTrace

/// The notes about a stored log, for an author to review.
package struct RecordingDraft {
  /// The id of the case, which is the name of the log's file.
  package let id: String
  let scenario: String
  let device: String
  let version: SystemVersion
  let digest: String
  /// The number of lines that match the simulation, or nil if something differs.
  let equalLines: Int?

  package init(
    id: String,
    scenario: String,
    device: String,
    version: SystemVersion,
    digest: String,
    equalLines: Int?
  ) {
    self.id = id
    self.scenario = scenario
    self.device = device
    self.version = version
    self.digest = digest
    self.equalLines = equalLines
  }

  package static func id(of scenario: String, _ version: SystemVersion) -> String {
    "device-\(scenario.replacing("/", with: "-")).\(version.fileNamePart)"
  }

  package var text: String {
    """
    This file is a draft. Check it, move each part to the file above it, then delete this file.

    Scenarios/recorded/\(id).yaml, from 'tabletrace new recorded/\(id) --from \(scenario)', with
      os: \(version)
      recorded: ../../Golden/recorded/\(id).log\(issue("\n  known_issue: "))

    Golden/recorded/cases.tsv
    \(row([id, "device", source, version.description, "observed-log (complete)", version.description, "observed"]))

    Golden/recorded/logs.tsv
    \(row(["recorded/\(id).log", id, "console", digest, "-"]))

    Golden/recorded/ledger.yaml
    - id: \(id)
      status: \(equalLines == nil ? "known-issue" : "reproduced")
      scenario: Scenarios/recorded/\(id).yaml\(issue("\n  reason: "))

    """
  }

  private var source: String { "recorded by tabletrace's driver on \(Phrase.visible(device))" }

  private func issue(_ key: String) -> String {
    equalLines == nil ? key + "\"what differs, and which rule causes it\"" : ""
  }

  private func row(_ fields: [String]) -> String { fields.joined(separator: "\t") }
}
