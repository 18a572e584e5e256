import CYAML
import Scenarios

/// Reads scenarios, against libyaml reading the same bytes.
enum DecodingFigures {
  static let all = [
    decoding(.reloads, "20,000 steps", size: 20_000),
    decoding(.selection, "20,000 steps with arguments", size: 20_000),
    decoding(.answersByPlace, "20,000 answers by place", size: 20_000),
  ]

  private static func decoding(
    _ scenario: GeneratedScenario,
    _ what: String,
    size: Int
  ) -> Comparison {
    Comparison(name: "decoding \(what) / libyaml", limit: 4, pairs: 1) {
      let bytes = Array(scenario.text(size).utf8)
      return Comparison.Sides(
        first: { _ = ScenarioDecoder.decode(bytes, path: "benchmark") },
        second: { parse(bytes) }
      )
    }
  }

  /// The baseline: makes every event of libyaml and discards it.
  private static func parse(_ bytes: [UInt8]) {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) != 0 else { return }
    defer { yaml_parser_delete(&parser) }
    bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var isAtEnd = false
      while !isAtEnd {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) != 0 else { return }
        isAtEnd = event.type == YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
      }
    }
  }
}
