package import TableTrace

/// Whether the keys of a table of answers name rows or sections.
package enum PatternKind: Sendable {
  /// Rows, in patterns such as `0,2`, `1,*` or `0,last`.
  case rows
  /// Sections, in patterns such as `0`, `*` or `last`.
  case sections

  /// The kind of keys for a callback with these arguments, or nil without a row or section.
  package init?(_ shape: ArgumentShape) {
    switch shape {
    case .section, .view, .indexTitle:
      self = .sections
    case .row, .optionalRow, .move, .cell, .commit, .menuAction, .springLoading, .rowAndPoint,
      .sessionAndRow, .sessionRowAndPoint, .sessionAndOptionalRow:
      self = .rows
    case .none, .rows, .focusContext, .focusUpdate, .menuConfiguration, .menuCommit,
      .menuTransition, .session, .dropCoordinator, .targetOffset, .deceleration, .optionalView,
      .zoomScale:
      return nil
    }
  }

  var phrase: String {
    switch self {
    case .rows: "'section,row', each a number, '*' or 'last'"
    case .sections: "a section number, '*' or 'last'"
    }
  }

  /// A regular expression for a whole key.
  var expression: String { "^" + inner + "$" }

  /// A regular expression for a part of a text.
  var inner: String {
    switch self {
    case .rows: Self.part + "," + Self.part
    case .sections: Self.part
    }
  }

  /// A regular expression for one section or row, at most ``Shape/largestCount``.
  private static let part = "(\\*|last|0|[1-9][0-9]{0,11}|1000000000000)"
}

/// Keys that are rows or sections, all with values of one shape.
struct PatternFields: Sendable {
  var kind: PatternKind
  var shape: Shape
}
