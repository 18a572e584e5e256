import Foundation
import Fuzzing

do throws(FuzzOptions.Problem) {
  let options = try FuzzOptions(Array(CommandLine.arguments.dropFirst()))
  let isClean = await FuzzCampaign(options).run()
  exit(isClean ? 0 : 1)
} catch {
  say("error: \(error.sentence)\n\n\(FuzzOptions.usage)")
  exit(64)
}
