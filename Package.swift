// swift-tools-version: 6.2

import PackageDescription

// Apple's platforms have modules with these names of their own.
func onLinux<Element>(_ elements: [Element]) -> [Element] {
  #if os(Linux)
    elements
  #else
    []
  #endif
}

let package = Package(
  name: "tabletrace",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "TableTrace", targets: ["TableTrace"]),
    .library(name: "SimulatedUIKit", targets: ["SimulatedUIKit"]),
    .library(name: "SimulatedUIKitTesting", targets: ["SimulatedUIKitTesting"]),
    .executable(name: "tabletrace", targets: ["EntryPoint"]),
    .executable(name: "tabletrace-prepare", targets: ["PrepareTool"]),
    .executable(name: "tabletrace-benchmark", targets: ["Benchmark"]),
    .executable(name: "tabletrace-fuzz", targets: ["FuzzTool"]),
  ]
    + onLinux([
      .library(name: "UIKit", targets: ["UIKit", "SafariServices", "UniformTypeIdentifiers"])
    ]),
  targets: [
    // The simulated table and its scenarios.
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    // The C library, by one name on every system.
    .target(name: "CLibrary"),
    .target(name: "Diagnostics"),
    .target(name: "YAMLSource", dependencies: ["CYAML", "Diagnostics"]),
    .target(
      name: "TableTrace",
      // Rounding calls the mathematics library, which only Foundation would link by itself.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(
      name: "Scenarios",
      dependencies: ["CLibrary", "YAMLSource", "Diagnostics", "TableTrace"],
      resources: [
        .embedInCode("Schema/Texts/settings.yaml"), .embedInCode("Schema/Texts/topics.yaml"),
      ]
    ),
    .target(name: "Goldens", dependencies: ["TableTrace", "Diagnostics"]),
    .target(name: "Reports", dependencies: ["TableTrace", "Scenarios", "Goldens"]),

    // The tool, with the scenarios and recorded logs as constants.
    .target(name: "ShippedLibrary", plugins: ["EmbedLibrary"]),
    .executableTarget(name: "LibraryGenerator"),
    .plugin(
      name: "EmbedLibrary",
      capability: .buildTool(),
      dependencies: ["LibraryGenerator"]
    ),
    // Files, output and the layout of a project, as commands hand them to the modules below.
    .target(
      name: "Project",
      dependencies: [
        "Diagnostics", "YAMLSource", "TableTrace", "Scenarios", "Goldens", "Reports",
        "ShippedLibrary",
      ]
    ),
    // Work over a folder of scenarios: check, kept traces, review, shrink, conformance.
    .target(
      name: "Checks",
      dependencies: [
        "Project", "Diagnostics", "YAMLSource", "TableTrace", "Scenarios", "Goldens", "Reports",
      ]
    ),
    // Lessons, explanations, why-not and the quiz, as pages that are data.
    .target(
      name: "Teaching",
      dependencies: [
        "Project", "Diagnostics", "YAMLSource", "TableTrace", "Scenarios", "Goldens", "Reports",
        "ShippedLibrary",
      ],
      exclude: ["Explaining/Texts"]
    ),
    // The player and the site as HTML.
    .target(
      name: "Pages",
      dependencies: [
        "Project", "Checks", "Teaching", "Diagnostics", "TableTrace", "Scenarios", "Goldens",
        "Reports", "ShippedLibrary",
      ]
    ),
    // Packages that record scenarios on a device, and the import of their logs.
    .target(
      name: "Recording",
      dependencies: [
        "Project", "Checks", "Diagnostics", "TableTrace", "Scenarios", "Goldens", "Reports",
        "ShippedLibrary",
      ]
    ),
    .target(
      name: "CommandLineTool",
      dependencies: [
        "CLibrary", "Project", "Checks", "Teaching", "Pages", "Recording",
        "Diagnostics", "YAMLSource", "TableTrace", "Scenarios", "Goldens", "Reports",
        "ShippedLibrary",
      ]
    ),
    .executableTarget(
      name: "EntryPoint",
      dependencies: ["CLibrary", "CommandLineTool", "Project"]
    ),

    // UIKit's names for the same table; the tool does not depend on them.
    .target(
      name: "SimulatedUIKit",
      dependencies: ["TableTrace"] + onLinux(["UniformTypeIdentifiers"])
    ),
    // What tests of tables expect; alone with swift-testing.
    .target(
      name: "SimulatedUIKitTesting",
      dependencies: ["SimulatedUIKit", "Goldens", "Diagnostics", "TableTrace"]
        + onLinux(["_Testing_UIKit"])
    ),
    // Rewrites table code so that Swift on Linux compiles it.
    .target(name: "Preparing", dependencies: ["TableTrace"]),
    .executableTarget(name: "PrepareTool", dependencies: ["Preparing"]),

    // Measurements and fuzzing.
    .target(name: "Measurements", dependencies: ["CLibrary"]),
    .executableTarget(
      name: "Benchmark",
      dependencies: ["CLibrary", "Measurements", "CYAML", "Scenarios", "TableTrace", "Reports"]
    ),
    .target(
      name: "Fuzzing",
      dependencies: ["CLibrary", "YAMLSource", "Diagnostics", "Scenarios"]
    ),
    .executableTarget(name: "FuzzTool", dependencies: ["Fuzzing"]),

    // Tests, what chooses a sample of their cases, and the words that texts do without.
    .target(name: "Sampling", path: "Tests/Sampling"),
    .target(name: "PlainWords", path: "Tests/PlainWords"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["PlainWords", "Diagnostics"]),
    .testTarget(name: "YAMLSourceTests", dependencies: ["YAMLSource", "Diagnostics"]),
    .testTarget(
      name: "TableTraceTests",
      dependencies: ["Sampling", "PlainWords", "TableTrace"],
      exclude: ["Facts"]
    ),
    // A user's view of the library: what the package keeps to itself is not seen from here.
    .testTarget(name: "PublicFaceTests", dependencies: ["TableTrace"], packageAccess: false),
    .testTarget(
      name: "SimulatedUIKitTests",
      dependencies: [
        "SimulatedUIKit", "SimulatedUIKitTesting", "Scenarios", "TableTrace", "Preparing",
      ] + onLinux(["AppScreens"]),
      exclude: [
        "Pages/__Goldens__", "Screens/Apps", "Screens/Raw", "Symbols/symbols.tsv",
      ]
    ),
    .testTarget(
      name: "SimulatedUIKitTestingTests",
      dependencies: ["SimulatedUIKitTesting", "SimulatedUIKit", "Goldens", "TableTrace"],
      exclude: ["__Goldens__"]
    ),
    .testTarget(
      name: "ScenariosTests",
      dependencies: [
        "Sampling", "PlainWords", "Scenarios", "YAMLSource", "Diagnostics", "TableTrace",
        "Fuzzing",
      ],
      exclude: ["Gallery", "Rules/exchanged.tsv"]
    ),
    .testTarget(
      name: "GoldensTests",
      dependencies: ["Sampling", "Goldens", "Diagnostics", "TableTrace"]
    ),
    .testTarget(name: "ReportsTests", dependencies: ["Reports", "Goldens", "TableTrace"]),
    .testTarget(name: "PreparingTests", dependencies: ["Sampling", "Preparing", "Measurements"]),
    .testTarget(name: "MeasurementsTests", dependencies: ["Measurements"]),
    // The tool with a defect planted in it, which the tests let the fuzzer find.
    .executableTarget(
      name: "PlantedTool",
      dependencies: ["CommandLineTool", "Project", "Scenarios", "TableTrace"],
      path: "Tests/PlantedTool"
    ),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "Sampling", "Fuzzing", "Scenarios", "YAMLSource", "Diagnostics", "TableTrace",
        "Measurements", "PlantedTool",
      ]
    ),
    .testTarget(
      name: "CommandLineToolTests",
      dependencies: [
        "Sampling", "PlainWords", "CommandLineTool", "Project", "Checks", "Teaching", "Pages",
        "Recording", "Reports",
        "Scenarios", "YAMLSource", "Goldens", "Diagnostics", "ShippedLibrary", "Fuzzing",
        "Measurements", "TableTrace",
      ]
    ),
  ]
    + onLinux([
      .target(name: "UIKit", dependencies: ["SimulatedUIKit"]),
      // What table code imports besides, as far as it touches tables.
      .target(name: "UniformTypeIdentifiers"),
      .target(name: "SafariServices", dependencies: ["SimulatedUIKit"]),
      // What swift-testing adds where UIKit is imported too: nothing, but the compiler looks for it.
      .target(name: "_Testing_UIKit"),
      // The driver of recordings, whose sources the tool carries along for Xcode.
      .target(name: "RecorderDriver", dependencies: ["UIKit", "Scenarios", "TableTrace"]),
      .testTarget(
        name: "RecorderDriverTests",
        dependencies: [
          "Sampling", "RecorderDriver", "UIKit", "Project", "Recording", "CommandLineTool",
          "Scenarios", "TableTrace", "Goldens", "ShippedLibrary",
        ],
        exclude: ["Facts", "recordings.tsv"]
      ),
      // Screens as apps have them, which are compiled as apps are.
      .target(
        name: "AppScreens",
        dependencies: ["UIKit", "SafariServices", "UniformTypeIdentifiers"],
        path: "Tests/SimulatedUIKitTests/Screens/Apps"
      ),
    ])
)

// The folder of Sources that holds a module; TableTrace and Teaching are folders of their own.
let groups: [String: [String]] = [
  "Language": ["CLibrary", "CYAML", "YAMLSource", "Diagnostics", "Scenarios"],
  "Goldens": ["Goldens", "Reports", "Checks"],
  "Pages": ["Pages"],
  "Tool": [
    "Project", "Recording", "CommandLineTool", "EntryPoint", "ShippedLibrary", "LibraryGenerator",
    "EmbedLibrary",
  ],
  "UIKit": [
    "SimulatedUIKit", "UIKit", "SafariServices", "UniformTypeIdentifiers", "_Testing_UIKit",
    "SimulatedUIKitTesting", "Preparing", "PrepareTool", "RecorderDriver",
  ],
  "Development": ["Benchmark", "Measurements", "Fuzzing", "FuzzTool"],
]
for (group, modules) in groups {
  for target in package.targets where modules.contains(target.name) {
    target.path = "Sources/\(group)/\(target.name)"
  }
}

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings =
    switch target.name {
    case "AppScreens": [.swiftLanguageMode(.v5)]
    default:
      [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .treatAllWarnings(as: .error),
        .treatWarning("ExplicitSendable", as: .error),
      ] + (target.name == "YAMLSource" ? [.strictMemorySafety()] : [])
    }
}
