import CLibrary
import CommandLineTool
import Project

// A reader that goes away shows as a failed write, which ends the tool quietly.
signal(SIGPIPE, SIG_IGN)
// A file that reaches the limit of its size shows as a failed write too, and is removed.
signal(SIGXFSZ, SIG_IGN)
// Any thread may be interrupted, a simulation's as well.
signal(SIGINT) { @Sendable _ in _exit(ExitCode.interrupted.rawValue) }

let code = Tool.run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: Environment(ProcessWorld.variable),
  files: DiskFiles(),
  hasLibrary: true,
  output: ProcessWorld.output,
  input: ProcessWorld.input,
  program: RunningProgram.stamp,
  anotherRun: AnotherRun.ofThisProgram
)
exit(code.rawValue)
