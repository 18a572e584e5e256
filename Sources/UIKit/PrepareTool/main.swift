import Foundation
import Preparing

// A reader that goes away does not end the writing of files.
signal(SIGPIPE, SIG_IGN)

let command = PrepareCommand {
  try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8))
} complain: {
  try? FileHandle.standardError.write(contentsOf: Data($0.utf8))
}
exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
