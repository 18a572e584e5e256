// swift-tools-version: 6.2

import PackageDescription

// The modules that the driver of recordings runs on, without anything else, so that a defect can be
// planted in a copy of them: `.ci/planted-driver`.
let package = Package(
  name: "planted",
  targets: [
    .target(
      name: "TableTrace",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "SimulatedUIKit", dependencies: ["TableTrace", "UniformTypeIdentifiers"]),
    .target(name: "UIKit", dependencies: ["SimulatedUIKit"]),
    .target(name: "Scenarios", dependencies: ["TableTrace"]),
    .target(name: "RecorderDriver", dependencies: ["UIKit", "Scenarios", "TableTrace"]),
    .executableTarget(
      name: "Runner",
      dependencies: ["RecorderDriver", "Scenarios", "SimulatedUIKit", "UIKit", "TableTrace"]
    ),
  ]
)

for target in package.targets {
  if !["TableTrace", "Scenarios", "Runner"].contains(target.name) {
    target.path = "Sources/UIKit/\(target.name)"
  }
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
}
