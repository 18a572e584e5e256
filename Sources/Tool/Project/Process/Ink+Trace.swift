package import Diagnostics
package import TableTrace

extension Ink {
  /// Colors the parts of a trace, or nil without colors.
  package var tracePaint: ((String, TraceText.Part) -> String)? {
    isColoured ? { paint($0, $1) } : nil
  }

  package func paint(_ text: String, _ part: TraceText.Part) -> String {
    paint(text, Self.paint(of: part))
  }

  /// Returns the color of a part.
  ///
  /// The data source is cyan, and the delegates are yellow. No two recipients differ only in hue,
  /// so that people with color blindness can distinguish them.
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
