import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// Reads host, viewport, table, model and cells.
  mutating func surroundings(_ root: YAMLNode, into scenario: inout Scenario) {
    if let host = root["host"] {
      scenario.host = HostDescription(host)
      if scenario.host.hasLargeTitle {
        let introduced = HostRules.largeTitle.introduction { $0 > 0 }
        checkProperty("largeTitle", since: introduced, at: host.range)
      }
    }
    if let node = root["viewport"], let size = Size(node) {
      scenario.viewport = .size(size, scale: node["scale"]?.scalar?.number ?? 2)
    }
    if let device = root["device"]?.text.flatMap(Device.named) {
      scenario.viewport = .device(device)
    }
    if let size = root["contentSizeCategory"]?.text.flatMap(ContentSizeCategory.init(rawValue:)) {
      scenario.contentSizeCategory = size
    }
    if let trace = root["trace"]?.entries {
      scenario.trace = trace.compactMap { $0.text.flatMap(Recipient.init(rawValue:)) }
    }
    if let table = root["table"] {
      scenario.style = table["style"]?.text.flatMap(TableStyle.init(rawValue:)) ?? .plain
      scenario.properties = properties(table)
      checkStyle(table, scenario.style)
    }
    scenario.sections = root["sections"]?.entries?.compactMap(SectionModel.init) ?? []
    model = KnownModel(scenario.sections)
    if let items = root["items"] { scenario.items = self.items(items) }
    if let cells = root["cells"] { scenario.cells = self.cells(cells) }
    if let heights = root["selfSizing"] { scenario.selfSizing = selfSizing(heights) }
  }

  /// Returns the properties of a `table` or a `set` except `style`.
  mutating func properties(_ node: YAMLNode) -> [TableProperty] {
    var result: [TableProperty] = []
    for pair in node.pairs ?? [] where pair.key != "style" {
      guard let facts = PropertyTable.named(pair.key) else { continue }
      checkProperty(pair.key, since: facts.introduced, at: pair.keyRange)
      if let value = TableProperty.Value(pair.value, facts.kind) {
        result.append(TableProperty(name: facts.name, value: value))
      }
    }
    return result
  }

  private mutating func checkStyle(_ table: YAMLNode, _ style: TableStyle) {
    guard let range = table["style"]?.range else { return }
    checkProperty(style.rawValue, since: style.introduced, at: range)
  }

  mutating func checkProperty(
    _ name: String,
    since introduced: SystemVersion,
    at range: SourceRange
  ) {
    let older = versions.filter { !$0.isAtLeast(introduced.major, introduced.minor) }
    guard !older.isEmpty else { return }
    let problem = TableProblem.newerProperty(
      name,
      introduced: introduced.description,
      versions: older.map(\.description)
    )
    log.report(.table(problem), at: range)
  }

  /// Returns the descriptions of cells, those without rows last, because the first match is used.
  mutating func cells(_ node: YAMLNode) -> [CellDescription] {
    let all = Self.listed(node).map { node in
      var cell = CellDescription()
      if let identifier = node["identifier"]?.text { cell.identifier = identifier }
      if let word = node["register"]?.text, let value = CellDescription.Registration(rawValue: word)
      {
        cell.register = value
      }
      if let word = node["dequeue"]?.text, let value = CellDescription.Dequeue(rawValue: word) {
        cell.dequeue = value
      }
      if let word = node["accessoryType"]?.text, let type = AccessoryType(rawValue: word) {
        cell.accessory = type
      }
      if let word = node["selectionStyle"]?.text,
        let style = CellDescription.SelectionStyle(rawValue: word)
      {
        cell.selectionStyle = style
      }
      configuration(node, into: &cell)
      if let rows = node["rows"], let text = rows.text {
        cell.rows = IndexPattern(text, .rows)
        model.note(cell.rows, at: rows.range)
      }
      return cell
    }
    return all.filter { $0.rows != nil } + all.filter { $0.rows == nil }
  }

  private mutating func selfSizing(_ node: YAMLNode) -> SelfSizing {
    var result = SelfSizing()
    result.rows = heights(node, .rows)
    result.headers = node["headers"].map { heights($0, .sections) } ?? []
    result.footers = node["footers"].map { heights($0, .sections) } ?? []
    return result
  }

  /// Returns heights by index path, the most specific first and the default last.
  private mutating func heights(_ node: YAMLNode, _ kind: PatternKind) -> [SelfSizing.Entry] {
    var entries: [SelfSizing.Entry] = []
    for pair in node.pairs ?? [] {
      guard let height = pair.value.scalar?.number else { continue }
      if pair.key == "default" {
        entries.append(SelfSizing.Entry(pattern: nil, height: height))
      } else if let pattern = IndexPattern(pair.key, kind) {
        model.note(pattern, at: pair.keyRange)
        entries.append(SelfSizing.Entry(pattern: pattern, height: height))
      }
    }
    let ranked = entries.enumerated().sorted { left, right in
      let leftRank = left.element.pattern?.specificity ?? 0
      let rightRank = right.element.pattern?.specificity ?? 0
      return leftRank == rightRank ? left.offset < right.offset : leftRank > rightRank
    }
    return ranked.map(\.element)
  }
}
