/// Imports what Linux has in the place of what it has not, and names what has no counterpart.
enum ImportRewrite {
  /// Modules whose types Foundation or the simulated UIKit has here.
  private static let replaced: Set<String> = ["CoreGraphics", "QuartzCore", "ObjectiveC"]
  /// Frameworks of Apple's systems that table code imports.
  private static let absent: Set<String> = [
    "AVFoundation", "AVKit", "AuthenticationServices", "CloudKit", "Combine", "Contacts",
    "ContactsUI", "CoreData", "CoreImage", "CoreLocation", "CoreMotion", "CoreServices",
    "CoreSpotlight", "CoreText", "CryptoKit", "EventKit", "EventKitUI", "GameKit", "HealthKit",
    "HomeKit", "ImageIO", "Intents", "LocalAuthentication", "MapKit", "MessageUI",
    "MobileCoreServices", "Network", "NotificationCenter", "OSLog", "PDFKit", "Photos", "PhotosUI",
    "QuickLook", "Security", "Social", "SpriteKit", "StoreKit", "SwiftData",
    "SwiftUI", "SystemConfiguration", "UserNotifications", "Vision",
    "WatchConnectivity", "WebKit", "WidgetKit", "os",
  ]

  static func rewrite(_ file: SourceFile, _ structure: Structure) -> Rewrite {
    var rewrite = Rewrite()
    for line in structure.imports where line.clause == 0 {
      let name = file.text(line.module)
      if replaced.contains(name) {
        rewrite.edits.append(Edit(file.tokens[line.module].range, "Foundation"))
      } else if name == "UIKit", file.isToken(line.module + 1, "."), file.isWord(line.module + 2) {
        let part = file.tokens[line.module + 1].range.lowerBound
        let end = file.tokens[line.module + 2].range.upperBound
        rewrite.edits.append(Edit(blanking: part..<end, of: file))
      } else if absent.contains(name) {
        rewrite.note(.absentModule(name), at: line.module, of: file)
      }
    }
    return rewrite
  }
}
