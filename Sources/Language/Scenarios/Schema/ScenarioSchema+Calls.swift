import TableTrace

extension ScenarioSchema {
  /// A callback or hook in any spelling, followed by a space and the index paths of a query.
  static var call: JSONValue {
    let callbacks = Callback.allCases.map(\.facts)
    func names(_ kind: PatternKind?) -> Set<String> {
      let chosen = callbacks.filter { PatternKind($0.argumentShape) == kind }
      return Set(chosen.flatMap { [$0.key, $0.name, $0.selector] })
    }
    let hooks =
      CellHook.allCases.flatMap { [$0.key, $0.name(.swift), $0.name(.objc)] }
      + ControllerHook.allCases.flatMap { [$0.rawValue, $0.name(.swift), $0.name(.objc)] }
    let forms = [
      alternatives(names(.rows).union(["cellProvider"]).sorted()) + "( " + PatternKind.rows.inner
        + ")?",
      alternatives(names(.sections).sorted()) + "( " + PatternKind.sections.inner + ")?",
      alternatives(names(nil).union(hooks).sorted()),
    ]
    return ["type": "string", "pattern": .text("^(" + forms.joined(separator: "|") + ")$")]
  }

  /// Returns a regular expression that matches one of the words.
  static func alternatives(_ words: [String]) -> String {
    let escaped = words.map { word in
      word.map { "().".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
    return "(" + escaped.joined(separator: "|") + ")"
  }
}
