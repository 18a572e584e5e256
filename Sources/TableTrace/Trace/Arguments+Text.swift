extension Arguments {
  /// The arguments as the trace prints them, joined by `, `, or an empty text if there are none.
  package var text: String {
    switch self {
    case .none: ""
    case .section(let section): section.description
    case .row(let path): path.description
    case .optionalRow(let path): path?.description ?? "nil"
    case .move(let source, let target): "\(source), \(target)"
    case .commit(let style, let path): "\(style.rawValue), \(path)"
    case .session: "session"
    case .sessionRow(let path): "session, \(path?.description ?? "nil")"
    case .sessionRowPoint(let path, let point): "session, \(path), \(TraceFormat.point(point))"
    case .coordinator: "coordinator"
    case .item(let path, let item): "\(path), \(item.map(TraceFormat.quoted) ?? "nil")"
    case .rows(let paths): TraceFormat.list(paths.map(\.description))
    case .cell(let cell, let path): "\(cell), \(path)"
    case .hook(let cell): cell.description
    case .hookState(let cell, let states): ([cell.description] + states).joined(separator: ", ")
    case .menuAction(let action, let path): "\(action), \(path)"
    case .rowAndPoint(let path, let point): "\(path), \(TraceFormat.point(point))"
    case .focus(let from, let to): "\(from?.description ?? "nil"), \(to?.description ?? "nil")"
    case .viewHook(let view): view.description
    case .view(let view, let section): "\(view), \(section)"
    case .indexTitle(let title, let index): "\(TraceFormat.quoted(title)), \(index)"
    case .menu(let menu): menu.description
    case .targetOffset(let velocity, let target):
      "\(TraceFormat.point(velocity)), \(TraceFormat.point(target))"
    case .words(let words): words.joined(separator: ", ")
    case .flag(let flag): flag.description
    }
  }
}
