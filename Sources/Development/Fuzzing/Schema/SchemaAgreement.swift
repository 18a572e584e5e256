import Diagnostics
import Scenarios
import YAMLSource

/// Compares the schema for editors with the decoder.
package struct SchemaAgreement: Sendable {
  /// Errors about the text or the whole scenario, which a schema cannot detect.
  package static let beyondSchemas: Set<String> = [
    "T001", "T002", "T003", "T004", "T005", "T006", "T007", "T008", "T009", "T017", "T020", "T027",
    "T028", "T029", "T031", "T032", "T036", "T037", "T038", "T039", "T040", "T041",
    "T042", "T043", "T044", "T045", "T046", "T047", "T048",
  ]

  package enum Difference: Hashable, Sendable {
    /// The schema accepts a scenario that the decoder rejects with these codes.
    case refusedByTheDecoder([String])
    /// The decoder accepts a scenario that the schema rejects.
    case refusedByTheSchema
  }

  private let checker: SchemaChecker

  package init(_ checker: SchemaChecker) {
    self.checker = checker
  }

  /// Returns the difference about a scenario, or nil if schema and decoder agree.
  ///
  /// `codes` are the errors of the decoder. A text that is no YAML, or has only errors beyond
  /// schemas, makes no difference.
  package func difference(_ bytes: [UInt8], errors codes: Set<String>) -> Difference? {
    guard codes.isDisjoint(with: Self.beyondSchemas) else { return nil }
    let document = YAMLDocument(SourceText(path: "scenario.yaml", bytes: bytes))
    guard let root = document.root else { return nil }
    return switch (checker.accepts(JSONValue(root)), codes.isEmpty) {
    case (true, false): .refusedByTheDecoder(codes.sorted())
    case (false, true): .refusedByTheSchema
    case (true, true), (false, false): nil
    }
  }
}
