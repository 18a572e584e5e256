import Checks
import Goldens
import Reports
import Teaching

/// The differences that wait for a decision, as a JSON document.
enum ReviewDocument {
  static let shape = JSONShape<[ReviewItem]>([.version, .init("items", .list(item), \.self)])

  private static let item = JSONShape<ReviewItem>([
    .init("number", .count, \.number),
    .init("difference", .text) { $0.difference.difference ?? "" },
    .init("checks", .texts, \.checks),
    .init("file", .text, \.difference.file),
    .init("line", optional: .count, \.difference.line),
    .init("kind", .word, \.difference.kind),
    .init("message", .text, \.difference.message),
    .init("step", optional: .text, \.step),
    .init("changes", .text, \.sum.text),
    .init("diff", .texts) { $0.diff() },
    .init("reasons", .texts, \.difference.reasons),
    .init("refusals", .texts, \.refusals),
    .init("accept", .text) { $0.command("accept", failing: !$0.refusals.isEmpty) },
    .init("reject", .text) { $0.command("reject") },
  ])
}
