package import Diagnostics
import TableTrace

/// The callbacks that misspelled names are compared with: keys, Swift names and selectors.
package enum CallbackCandidates {
  package static let all: [Candidate] = Callback.allCases.map { callback in
    let facts = callback.facts
    let short = facts.selector.hasPrefix("tableView:") ? [String(facts.selector.dropFirst(10))] : []
    let spellings = [facts.name, facts.selector] + short + beginnings(of: facts.key)
    return Candidate(facts.key, spellings: spellings)
  }

  /// The methods of cells and the controller.
  static let hooks: [Candidate] =
    controllerHooks + CellHook.allCases.map { Candidate($0.key, spellings: [$0.name(.objc)]) }

  static let controllerHooks: [Candidate] = ControllerHook.allCases.map {
    Candidate($0.rawValue, spellings: [$0.name(.swift)])
  }

  static func of(_ recipients: [Recipient]) -> [Candidate] {
    zip(Callback.allCases, all).filter { recipients.contains($0.0.recipient) }.map(\.1)
  }

  /// The fewest letters of a shortened name.
  private static let shortest = 6

  /// Beginnings of names that say nothing about the callback.
  private static let owners: Set<String> = ["tableView", "scrollView"]

  /// Returns shortened keys that people write, such as `didSelectRow` and `didSelect`.
  private static func beginnings(of key: String) -> [String] {
    key.indices.dropFirst().filter { key[$0].isUppercase }.map { String(key[..<$0]) }
      .filter { $0.count >= shortest && $0.contains(where: \.isUppercase) && !owners.contains($0) }
  }
}
