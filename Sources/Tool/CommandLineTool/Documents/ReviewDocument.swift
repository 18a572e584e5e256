import Checks
import Goldens
import Reports

/// What waits for a decision as a JSON document.
struct ReviewDocument: Encodable {
  private struct Item: Encodable {
    var number: Int
    var difference: String
    var checks: [String]
    var file: String
    var line: Int?
    var kind: String
    var message: String
    var step: String?
    var changes: String
    var diff: [String]
    var reasons: [String]
    var refusals: [String]
    var accept: String
    var reject: String

    init(_ item: ReviewItem) {
      let difference = item.difference
      number = item.number
      self.difference = difference.difference ?? ""
      checks = item.checks
      file = difference.file
      line = difference.line
      kind = difference.kind.rawValue
      message = difference.message
      step = item.step
      changes = item.sum.text
      diff = item.diff()
      reasons = difference.reasons
      refusals = item.refusals
      accept = item.command("accept", failing: !item.refusals.isEmpty)
      reject = item.command("reject")
    }
  }

  private var version = 1
  private var items: [Item]

  /// The document of what waits.
  init(_ items: [ReviewItem]) {
    self.items = items.map(Item.init)
  }
}
