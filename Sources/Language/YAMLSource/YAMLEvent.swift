internal import Diagnostics

/// A part of a YAML text as the parser reports it, in Swift types.
struct YAMLEvent {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(YAMLScalar, anchor: String?, tag: String?)
    case sequenceStart(anchor: String?, tag: String?)
    case sequenceEnd
    case mappingStart(anchor: String?, tag: String?)
    case mappingEnd
  }

  var kind: Kind
  var range: SourceRange
  /// Whether it begins a list or a block that is written in brackets or braces.
  var isFlow = false
}
