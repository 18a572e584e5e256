package import Diagnostics

/// The result of reading a YAML text.
package struct YAMLDocument: Sendable {
  /// The value of the document, or nil if the text could not be read to its end.
  package var root: YAMLNode?
  package var diagnostics: [Diagnostic]

  /// Reads a text with one YAML document, within limits.
  ///
  /// - Parameters:
  ///   - source: the text and its path, for diagnostics.
  ///   - limits: the limits of the text.
  package init(_ source: SourceText, limits: YAMLLimits = YAMLLimits()) {
    if let diagnostic = TextCheck(source, limits: limits).diagnostic {
      self.init(root: nil, diagnostics: [diagnostic])
      return
    }
    var composer = NodeComposer(source: source, limits: limits)
    let root = composer.document()
    self.init(root: root, diagnostics: composer.diagnostics)
  }

  private init(root: YAMLNode?, diagnostics: [Diagnostic]) {
    self.root = root
    self.diagnostics = diagnostics
  }
}

/// The limits of a YAML text, so that no input needs much time or memory.
package struct YAMLLimits: Sendable {
  package var bytes = 4 << 20
  /// The most levels of nesting, with aliases as the values that they repeat.
  package var levels = 64
  /// The most values and keys, with aliases as the values that they repeat.
  package var values = 200_000

  package init() {}
}
