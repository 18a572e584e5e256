/// The sections with rows, so that a search for the next row skips empty sections.
struct FilledSections {
  /// The sections with rows, ascending, if they are listed.
  private var numbers: [Int] = []
  /// Whether they are listed: not while a re-query fills them, nor where no section is empty and
  /// the next one is the one.
  private(set) var areListed = false

  /// Nothing is known: sections are looked at one by one.
  init() {}

  /// Lists the sections with rows, if any has none.
  init(_ sections: Sections) {
    guard sections.indices.contains(where: { sections.rowCount(of: $0) == 0 }) else { return }
    numbers = sections.indices.filter { sections.rowCount(of: $0) > 0 }
    areListed = true
  }

  /// Returns the first section with rows, from a section on.
  ///
  /// - Complexity: O(log s).
  func first(from section: Int, of sections: Sections) -> Int? {
    guard areListed else {
      return (section..<max(section, sections.count)).first { sections.rowCount(of: $0) > 0 }
    }
    let place = numbers.partitionPoint { $0 < section }
    return place < numbers.count ? numbers[place] : nil
  }

  /// Returns the last section with rows above a section.
  ///
  /// - Complexity: O(log s).
  func last(before section: Int, of sections: Sections) -> Int? {
    guard areListed else {
      return (0..<min(max(0, section), sections.count)).last { sections.rowCount(of: $0) > 0 }
    }
    let place = numbers.partitionPoint { $0 < section }
    return place > 0 ? numbers[place - 1] : nil
  }
}
