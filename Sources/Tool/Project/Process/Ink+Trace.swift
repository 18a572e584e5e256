package import Diagnostics
package import TableTrace

extension Ink {
  /// What paints the parts of a trace; nil where words stay as they are.
  package var tracePaint: ((String, TraceText.Part) -> String)? {
    isColoured ? { paint($0, $1) } : nil
  }

  /// A part of a trace as a terminal shows it.
  package func paint(_ text: String, _ part: TraceText.Part) -> String {
    paint(text, Self.paint(of: part))
  }

  /// How a part is painted.
  ///
  /// The data's side is cyan and the delegates' side yellow. No two recipients differ by the hue
  /// alone, so that they are told apart in any colour vision.
  package static func paint(of part: TraceText.Part) -> Paint {
    switch part {
    case .step: .bold
    case .phase, .remark: .faint
    case .call(.dataSource): .boldCyan
    case .call(.prefetchDataSource): .underlinedCyan
    case .call(.cellProvider): .boldItalicCyan
    case .call(.cell): .faintCyan
    case .call(.delegate): .yellow
    case .call(.dragDelegate): .boldUnderlinedYellow
    case .call(.dropDelegate): .faintUnderlinedYellow
    case .call(.controller): .italicYellow
    case .query: .boldBlue
    case .answer: .green
    case .warning: .magenta
    case .note: .boldGreen
    case .content: .faintGreen
    case .exception: .boldRed
    }
  }
}
