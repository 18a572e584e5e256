private import CYAML
internal import Diagnostics

/// Owns a libyaml parser and the bytes that it reads.
///
/// It is the only type that calls C. Every event is copied into Swift types before the parser frees
/// it.
@safe
struct EventParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let isReady: Bool

  init(_ bytes: [UInt8]) {
    unsafe input = UnsafeMutableBufferPointer.allocate(capacity: max(bytes.count, 1))
    _ = unsafe input.update(fromContentsOf: bytes)
    unsafe parser = UnsafeMutablePointer.allocate(capacity: 1)
    isReady = unsafe yaml_parser_initialize(parser) != 0
    if isReady {
      unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      unsafe yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
    }
  }

  deinit {
    if isReady { unsafe yaml_parser_delete(parser) }
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// Returns the next event, or again the end of the stream.
  func next() throws(ParserFault) -> YAMLEvent {
    guard isReady else {
      throw ParserFault(
        problem: "out of memory",
        mark: SourceMark(line: 1, column: 1),
        context: ""
      )
    }
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) != 0 else { throw fault }
    defer { unsafe yaml_event_delete(&event) }
    let range = unsafe SourceRange(
      start: SourceMark(event.start_mark),
      end: SourceMark(event.end_mark)
    )
    return unsafe YAMLEvent(kind: kind(of: event), range: range, isFlow: isFlow(event))
  }

  @unsafe
  private func isFlow(_ event: yaml_event_t) -> Bool {
    switch unsafe event.type {
    case YAML_SEQUENCE_START_EVENT:
      unsafe event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    case YAML_MAPPING_START_EVENT:
      unsafe event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    default: false
    }
  }

  @unsafe
  private func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    switch unsafe event.type {
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT:
      return .alias(unsafe text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      return unsafe scalar(event.data.scalar)
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      return unsafe .sequenceStart(anchor: text(start.anchor), tag: text(start.tag))
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      return unsafe .mappingStart(anchor: text(start.anchor), tag: text(start.tag))
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    default: return .streamEnd
    }
  }

  @unsafe
  private func scalar(_ data: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar)
    -> YAMLEvent.Kind
  {
    let bytes = unsafe UnsafeBufferPointer(start: data.value, count: data.length)
    let scalar = unsafe YAMLScalar(
      text: String(decoding: bytes, as: UTF8.self),
      isPlain: data.style == YAML_PLAIN_SCALAR_STYLE
    )
    return unsafe .scalar(scalar, anchor: text(data.anchor), tag: text(data.tag))
  }

  private var fault: ParserFault {
    let state = unsafe parser.pointee
    let context = unsafe text(state.context) ?? ""
    return unsafe ParserFault(
      problem: text(state.problem) ?? "unreadable",
      mark: SourceMark(state.problem_mark),
      context: context,
      contextMark: context.isEmpty ? nil : SourceMark(state.context_mark)
    )
  }

  /// The string of a C string with a final zero byte, or nil for a null pointer.
  @unsafe
  private func text(_ bytes: UnsafePointer<CChar>?) -> String? {
    unsafe bytes.map { unsafe String(cString: $0) }
  }

  /// The string of libyaml's own characters, or nil for a null pointer.
  @unsafe
  private func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe bytes.map { unsafe String(cString: $0) }
  }
}

extension SourceMark {
  /// Converts from libyaml, which counts from 0.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1)
  }
}
