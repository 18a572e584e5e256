import CLibrary
import CommandLineTool
import Project

// If a reader closes the output, writing fails, and the tool ends without a message.
signal(SIGPIPE, SIG_IGN)
// If a file reaches its size limit, writing fails, and the file is removed.
signal(SIGXFSZ, SIG_IGN)
// Any thread may be interrupted, including one with a simulation.
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
