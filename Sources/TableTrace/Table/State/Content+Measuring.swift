/// Measured heights, and rows that move with their heights.
extension Content {
  /// Replaces the estimate of a row by its real height, and moves what follows.
  ///
  /// - Returns: How far the content must move to keep the anchor row in its place, in points.
  mutating func measure(_ path: IndexPath, as height: Double) -> Double {
    guard hasEstimates, isEstimate(path) else { return 0 }
    let difference = height - estimate(of: path)
    sections.change(path.section) { $0.rows.measure(path.row, as: height) }
    offsets.change(path.section, by: difference)
    guard let anchor, path < anchor else { return 0 }
    return difference
  }

  /// Sets another real height of a row, and returns whether it moves what follows.
  mutating func remeasure(_ path: IndexPath, as height: Double) -> Bool {
    guard contains(path), sections[path.section].rows.isEstimated else { return false }
    var difference = 0.0
    sections.change(path.section) { section in
      difference = -section.rows.total
      section.rows.measure(path.row, as: height)
      difference += section.rows.total
    }
    offsets.change(path.section, by: difference)
    return difference != 0
  }

  /// Sets the real height of a header or footer, and moves what follows.
  ///
  /// - Returns: How far the content must move to keep the anchor row in its place, in points.
  mutating func measure(_ end: SectionEnd, of section: Int, as height: Double) -> Double {
    guard section < sections.count else { return 0 }
    let before = outerHeight(of: section)
    if sections[section][end].height != height { changedEnds += 1 }
    sections.change(section) {
      $0[end].height = height
      $0[end].isEstimate = false
      $0[end].isMeasured = true
    }
    let difference = outerHeight(of: section) - before
    offsets.change(section, by: difference)
    guard let anchor, section < anchor.section else { return 0 }
    return difference
  }

  /// Copies measured heights to the sections after an update.
  ///
  /// - Parameters:
  ///   - states: The sections as queried after the update.
  ///   - mapping: The new places of rows and sections.
  ///   - shown: The visible rows, which are measured again.
  mutating func passMeasured(
    to states: inout Sections,
    by mapping: IndexMapping,
    except shown: [DisplayedRow]
  ) {
    let excepted = Dictionary(grouping: shown.map(\.path), by: \.section)
    var moved: [(path: IndexPath, height: Double)] = []
    for section in sections.indices where !sections.isPlain(section) {
      let except = excepted[section, default: []].map(\.row)
      for (row, target) in mapping.movedRows(of: section) where !except.contains(row) {
        if let height = sections[section].rows.measured(row) { moved.append((target, height)) }
      }
      guard let (new, shift) = mapping.shift(of: section), states.indices.contains(new) else {
        continue
      }
      sections.change(section) { old in
        states.change(new) {
          $0.rows.adoptMeasured(&old.rows, shifted: shift, except: except)
          $0.adoptMeasuredEnds(old)
        }
      }
    }
    for (path, height) in moved
    where states.indices.contains(path.section)
      && (0..<states[path.section].rows.count).contains(path.row)
    {
      states.change(path.section) { $0.rows.measure(path.row, as: height) }
    }
  }

  /// Moves a row.
  ///
  /// The target is counted without the moved row.
  ///
  /// - Complexity: O(*n*) in the rows of both sections and in the number of sections.
  mutating func moveRow(_ source: IndexPath, to target: IndexPath) {
    let (rows, entry) = sections[source.section].rows.removing(source.row)
    sections[source.section].rows = rows
    sections[target.section].rows = sections[target.section].rows.inserting(entry, at: target.row)
    sumUp()
    forgetFilled()
  }
}
