/// Measures what the project promises about speed and memory, each figure as a ratio to a floor
/// that is measured in the same run. Prints the figures and exits with 0 whatever they are.
///
/// `tabletrace-benchmark [TOOL EMPTY]`: the paths of the tabletrace binary and of an empty Swift
/// program, for the figure on start-up. With `child WORK` it does one piece of work and nothing
/// else, so that its parent can read the memory that it took.

let arguments = Array(CommandLine.arguments.dropFirst())

if arguments.count == 2, arguments[0] == "child" {
  ChildWork(rawValue: arguments[1])?.run()
} else {
  // Memory first: a child's peak begins with what its parent held when it was started.
  var figures = MemoryFigures.all(program: CommandLine.arguments[0])
  figures += [
    LoadFigures.counted(), LoadFigures.traced(), LoadFigures.fixed(), LoadFigures.estimated(),
    ScrollFigures.size(), ScrollFigures.floor(), ScrollFigures.estimates(), ScrollFigures.jump(),
  ]
  figures += UpdateFigures.all
  if arguments.count == 2 {
    figures.append(StartUpFigure.measure(tool: arguments[0], empty: arguments[1]))
  }
  for figure in figures {
    print(figure.line)
  }
}
