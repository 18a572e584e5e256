import Foundation
import Preparing

// If the reader of the output closes it, files are still written.
signal(SIGPIPE, SIG_IGN)

let command = PrepareCommand {
  try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8))
} complain: {
  try? FileHandle.standardError.write(contentsOf: Data($0.utf8))
}
exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
