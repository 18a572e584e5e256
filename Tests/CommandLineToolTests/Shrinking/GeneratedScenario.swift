import Fuzzing

/// A scenario of two hundred steps that a seed repeats, with some steps that stand where they are told.
struct GeneratedScenario {
  /// The steps, as they are written.
  private(set) var steps: [String] = ["load"]
  /// The rows of the two sections, as the steps leave them.
  private var rows = [40, 12]
  private var random: SeededGenerator

  /// Makes about so many steps, with one more at a place, or right behind it.
  init(seed: UInt64, count: Int = 200, planted: (step: String, place: Int)? = nil) {
    random = SeededGenerator(seed: seed)
    while steps.count < count {
      if let planted, steps.count >= planted.place, !steps.contains(planted.step) {
        steps.append(planted.step)
      } else {
        steps += next()
      }
    }
  }

  /// The whole text, for one release.
  func text(_ release: String) -> String {
    """
    version: 1
    title: Generated
    os: [\(release)]
    viewport: {width: 320, height: 200}
    sections: [{rows: 40, header: One}, {rows: 12}]
    dataSource:
      numberOfSections: model
      titleForHeaderInSection: model
      canEditRowAt: true
    delegate:
      heightForRowAt: 44
      willDisplayCell:
      didEndDisplayingCell:
      willSelectRowAt:
      didSelectRowAt:
      didDeselectRowAt:
      didHighlightRowAt:
      scrollViewDidScroll:
      willBeginEditingRowAt:
      didEndEditingRowAt:
    steps:

    """ + steps.map { "  - \($0)\n" }.joined()
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// What somebody does next: one step, or two where a row must be on screen for it.
  private mutating func next() -> [String] {
    let section = number(0...1)
    let row = number(0...(rows[section] - 1))
    let place = "[\(section), \(row)]"
    switch number(0...15) {
    case 0, 1, 2: return ["scroll: {by: \(number(-90...130))}"]
    case 3: return ["scroll: {to: \(number(0...900))}"]
    case 4, 5, 6: return ["scrollToRow: {row: \(place), at: middle}", "tap: \(place)"]
    case 7: return ["reloadData"]
    case 8: return ["turn: [{reloadSections: [\(section)]}, layoutIfNeeded]"]
    case 9: return ["reloadRows: [\(place)]"]
    case 10: return ["setEditing: \(number(0...1) == 0)"]
    case 11: return ["drag: {by: \(number(-60...60)), velocity: 0.\(number(0...9))}"]
    case 12: return ["query: \(["contentSize", "visibleCells", "contentOffset"][number(0...2)])"]
    case 13: return [number(0...1) == 0 ? "layout" : "selectRow: \(place)"]
    case 14:
      rows[section] += 1
      return ["turn: [{model: {insert: {at: \(place), item: new}}}, {insertRows: [\(place)]}]"]
    default:
      guard rows[section] > 3 else { return ["memoryWarning"] }
      rows[section] -= 1
      return ["turn: [{model: {remove: \(place)}}, {deleteRows: [\(place)]}]"]
    }
  }
}
