/// The sections that have rows, so that a search for the next row skips empty sections.
struct FilledSections {
  /// The sections with rows, in order, if they are listed.
  private var numbers: [Int] = []
  /// Whether the sections are listed.
  ///
  /// They are not listed during a re-query, or if no section is empty.
  private(set) var areListed = false

  /// Lists nothing, so that a search checks the sections one by one.
  init() {}

  /// Lists the sections with rows, if there is an empty section.
  init(_ sections: Sections) {
    guard sections.indices.contains(where: { sections.rowCount(of: $0) == 0 }) else { return }
    numbers = sections.indices.filter { sections.rowCount(of: $0) > 0 }
    areListed = true
  }

  /// Returns the first section with rows at or after a section, or nil.
  ///
  /// - Complexity: O(log s).
  func first(from section: Int, of sections: Sections) -> Int? {
    guard areListed else {
      return (section..<max(section, sections.count)).first { sections.rowCount(of: $0) > 0 }
    }
    let place = numbers.partitionPoint { $0 < section }
    return place < numbers.count ? numbers[place] : nil
  }

  /// Returns the last section with rows before a section, or nil.
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
