import Diagnostics
import Scenarios

enum ScenarioSchema { static func json() -> String { "{}\n" } }
enum ScenarioReference { static func markdown() -> String { "# Reference\n" } }
