// swift-tools-version: 6.2

import PackageDescription

// Apple's own modules have these names elsewhere.
#if os(Linux)
  let typesOfData: [Target.Dependency] = ["UniformTypeIdentifiers"]
#else
  let typesOfData: [Target.Dependency] = []
#endif

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
  ],
  targets: [
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "Diagnostics"),
    .target(name: "YAMLSource", dependencies: ["CYAML", "Diagnostics"]),
    .target(
      name: "TableTrace",
      // Rounding calls the mathematics library, which only Foundation would link by itself.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    // UIKit's names for the same table; nothing else in the package depends on it.
    .target(name: "SimulatedUIKit", dependencies: ["TableTrace"] + typesOfData),
    // What tests of tables expect; alone with swift-testing.
    .target(
      name: "SimulatedUIKitTesting",
      dependencies: ["SimulatedUIKit", "Goldens", "Diagnostics", "TableTrace"]
    ),
    .target(name: "Scenarios", dependencies: ["YAMLSource", "Diagnostics", "TableTrace"]),
    .target(name: "Goldens", dependencies: ["TableTrace", "Diagnostics"]),
    .target(name: "Reports", dependencies: ["TableTrace", "Goldens"]),
    // The scenarios and recorded logs as constants, made from the files by the plug-in.
    .target(name: "ShippedLibrary", plugins: ["EmbedLibrary"]),
    .executableTarget(name: "LibraryGenerator"),
    .plugin(
      name: "EmbedLibrary",
      capability: .buildTool(),
      dependencies: ["LibraryGenerator"],
      path: "Sources/EmbedLibrary"
    ),
    .target(
      name: "CommandLineTool",
      dependencies: [
        "Diagnostics", "YAMLSource", "TableTrace", "Scenarios", "Goldens", "Reports",
        "ShippedLibrary", "RecordingPlans",
      ]
    ),
    .executableTarget(name: "EntryPoint", dependencies: ["CommandLineTool"]),
    // Rewrites table code so that Swift on Linux compiles it.
    .target(name: "Preparing"),
    .executableTarget(name: "PrepareTool", dependencies: ["Preparing"]),
    // What a device is to do, for the tool that writes it and the driver that does it.
    .target(name: "RecordingPlans"),
    .target(name: "Measurements"),
    .executableTarget(
      name: "Benchmark",
      dependencies: ["Measurements", "CYAML", "Scenarios", "TableTrace", "Reports"]
    ),
    .target(name: "Fuzzing", dependencies: ["YAMLSource", "Diagnostics", "Scenarios"]),
    .executableTarget(name: "FuzzTool", dependencies: ["Fuzzing"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "YAMLSourceTests", dependencies: ["YAMLSource", "Diagnostics"]),
    .testTarget(name: "TableTraceTests", dependencies: ["TableTrace"], exclude: ["Facts"]),
    // A user's view of the library: what the package keeps to itself is not seen from here.
    .testTarget(name: "PublicFaceTests", dependencies: ["TableTrace"], packageAccess: false),
    .testTarget(
      name: "SimulatedUIKitTests",
      dependencies: [
        "SimulatedUIKit", "SimulatedUIKitTesting", "Scenarios", "TableTrace", "Preparing",
      ],
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
      dependencies: ["Scenarios", "YAMLSource", "Diagnostics", "TableTrace", "Fuzzing"],
      exclude: ["Gallery"]
    ),
    .testTarget(name: "GoldensTests", dependencies: ["Goldens", "Diagnostics", "TableTrace"]),
    .testTarget(name: "ReportsTests", dependencies: ["Reports", "Goldens", "TableTrace"]),
    .testTarget(name: "PreparingTests", dependencies: ["Preparing"]),
    .testTarget(name: "MeasurementsTests", dependencies: ["Measurements"]),
    // The tool with a defect planted in it, which the tests let the fuzzer find.
    .executableTarget(
      name: "PlantedTool",
      dependencies: ["CommandLineTool", "Scenarios", "TableTrace"],
      path: "Tests/PlantedTool"
    ),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "Fuzzing", "Scenarios", "YAMLSource", "Diagnostics", "TableTrace", "PlantedTool",
      ]
    ),
    .testTarget(
      name: "CommandLineToolTests",
      dependencies: [
        "CommandLineTool", "Reports", "Scenarios", "YAMLSource", "Goldens", "Diagnostics",
        "ShippedLibrary", "Fuzzing",
        "TableTrace",
      ]
    ),
  ]
)

#if os(Linux)
  let besides = ["SafariServices", "UniformTypeIdentifiers"]
  package.products.append(.library(name: "UIKit", targets: ["UIKit"] + besides))
  package.targets.append(.target(name: "UIKit", dependencies: ["SimulatedUIKit"]))
  // What table code imports besides, as far as it touches tables.
  package.targets.append(.target(name: "UniformTypeIdentifiers"))
  package.targets.append(.target(name: "SafariServices", dependencies: ["SimulatedUIKit"]))
  // What swift-testing adds where UIKit is imported too: nothing, but the compiler looks for it.
  package.targets.append(.target(name: "_Testing_UIKit"))
  for target in package.targets where target.name == "SimulatedUIKitTesting" {
    target.dependencies.append("_Testing_UIKit")
  }
  // The driver of recordings, whose sources the tool carries along for Xcode.
  package.targets.append(
    .target(name: "RecorderDriver", dependencies: ["UIKit", "RecordingPlans"])
  )
  package.targets.append(
    .testTarget(
      name: "RecorderDriverTests",
      dependencies: [
        "RecorderDriver", "RecordingPlans", "UIKit", "CommandLineTool", "Scenarios", "TableTrace",
        "Goldens",
        "ShippedLibrary",
      ],
      exclude: ["Facts", "recordings.tsv"]
    )
  )
  // Screens as apps have them, which are compiled as apps are.
  package.targets.append(
    .target(
      name: "AppScreens",
      dependencies: ["UIKit", "SafariServices", "UniformTypeIdentifiers"],
      path: "Tests/SimulatedUIKitTests/Screens/Apps"
    )
  )
  for target in package.targets where target.name == "SimulatedUIKitTests" {
    target.dependencies.append("AppScreens")
  }
#endif

// One set of rules for every target. This loop stays below the list of targets, so that a target
// added later cannot be forgotten.
for target in package.targets where ![.system, .plugin].contains(target.type) {
  guard target.name != "AppScreens" else {
    target.swiftSettings = [.swiftLanguageMode(.v5)]
    continue
  }
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .treatAllWarnings(as: .error),
      .treatWarning("ExplicitSendable", as: .error),
    ]
  if target.name == "YAMLSource" {
    target.swiftSettings?.append(.strictMemorySafety())
  }
}

// A release for Linux is made for size, where the Makefile asks for it: a package with such flags could be
// no dependency by its version. What the measured promises about speed rest on stays made for speed, and
// what it is measured against is left alone. Nothing is printed by reflection, so that the names of fields
// and cases stay behind.
if Context.environment["TABLETRACE_SMALL"] != nil {
  let fast = ["TableTrace", "YAMLSource", "Scenarios", "Reports", "Measurements", "Benchmark"]
  for target in package.targets where ![.system, .plugin].contains(target.type) {
    let size = fast.contains(target.name) ? [] : ["-Osize"]
    target.swiftSettings?.append(
      .unsafeFlags(size + ["-Xfrontend", "-disable-reflection-metadata"])
    )
  }
}
