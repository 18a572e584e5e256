/// The part of a deep scenario before its steps.
extension Draft {
  private static let heights = ["0", "12", "20", "33.5", "44", "44.3", "60", "100", "300"]

  /// Returns the lines between the title and the steps.
  mutating func surroundings(isDiffable: Bool) -> [String] {
    var lines: [String] = []
    if chance(3) { lines.append("host: tableViewController") }
    if chance(5) {
      lines.append("device: \(one(of: ["iPhone 5", "iPhone 7", "iPad Air"]))")
    } else {
      let width = one(of: ["320", "320", "320", "1", "0"])
      let height = chance(30) ? 0 : number(1...700)
      lines.append("viewport: {width: \(width), height: \(height)}")
    }
    lines.append("table: {\(properties().joined(separator: ", "))}")
    lines.append(modelLine)
    if isDiffable {
      lines.append("dataSource: {moveRowAt: , canEditRowAt: true}")
    } else {
      lines.append(dataSource())
    }
    lines.append(delegate())
    return lines
  }

  private var modelLine: String {
    let change = wholeModel.dropFirst("model: {".count).dropLast()
    return String(change)
  }

  private mutating func height() -> String { one(of: Self.heights) }

  private mutating func properties() -> [String] {
    var properties: [String] = []
    if chance(3) { properties.append("style: \(one(of: ["grouped", "insetGrouped"]))") }
    if !chance(3) { properties.append("rowHeight: \(chance(4) ? "automatic" : height())") }
    if !chance(3) { properties.append("estimatedRowHeight: \(chance(2) ? "0" : height())") }
    if chance(3) { properties.append("sectionHeaderHeight: \(height())") }
    if chance(3) { properties.append("sectionFooterHeight: \(height())") }
    if chance(3) { properties.append("estimatedSectionHeaderHeight: \(height())") }
    if chance(4) { properties.append("estimatedSectionFooterHeight: \(height())") }
    if chance(4) { properties.append("tableHeaderView: \(height())") }
    if chance(4) { properties.append("tableFooterView: \(height())") }
    if chance(4) { properties.append("contentInset: \(insets())") }
    canRefresh = chance(4)
    if canRefresh { properties.append("refreshControl: true") }
    if chance(6) { properties.append("bounces: false") }
    if chance(6) { properties.append("allowsMultipleSelection: true") }
    if chance(8) { properties.append("sectionHeaderTopPadding: \(height())") }
    return properties
  }

  /// Returns insets as the scenario language writes them.
  mutating func insets() -> String { "{top: \(number(0...90)), bottom: \(number(0...90))}" }

  /// Returns settings for some items, including those that are inserted later.
  mutating func items() -> [String] {
    var words: [String] = []
    for number in 1...max(1, madeItems) where madeItems > 0 && chance(2) {
      let answer = answersHeights ? "heightForRowAt: \(height()), " : ""
      words.append("i\(number): {\(answer)selfSizing: \(height())}")
    }
    return words.isEmpty || chance(3) ? [] : ["items: {\(words.joined(separator: ", "))}"]
  }

  private mutating func dataSource() -> String {
    var callbacks = ["numberOfSections: model", "moveRowAt: ", "canEditRowAt: true"]
    if chance(2) { callbacks.append("titleForHeaderInSection: model") }
    if chance(3) { callbacks.append("titleForFooterInSection: model") }
    return "dataSource: {\(callbacks.joined(separator: ", "))}"
  }

  private mutating func delegate() -> String {
    var callbacks = ["willDisplayCell: ", "didEndDisplayingCell: ", "scrollViewDidScroll: "]
    answersHeights = chance(2)
    if answersHeights { callbacks.append("heightForRowAt: \(chance(6) ? "automatic" : height())") }
    if chance(3) { callbacks.append("estimatedHeightForRowAt: \(height())") }
    if chance(4) { callbacks.append("viewForHeaderInSection: headerFooterView") }
    if chance(5) { callbacks.append("viewForFooterInSection: view") }
    if chance(4) { callbacks.append("heightForHeaderInSection: \(height())") }
    if chance(5) { callbacks.append("heightForFooterInSection: \(height())") }
    if chance(6) { callbacks.append("estimatedHeightForHeaderInSection: \(height())") }
    return "delegate: {\(callbacks.joined(separator: ", "))}"
  }
}
