/// The modules that table code imports, and whether Linux has them.
enum Modules {
  /// Modules whose types are in Foundation or the simulated UIKit here.
  static let replaced: Set<String> = ["CoreGraphics", "QuartzCore", "ObjectiveC"]

  /// Modules of Linux or of the simulated UIKit.
  private static let present: Set<String> = [
    "Dispatch", "Foundation", "FoundationNetworking", "SafariServices", "Swift", "UIKit",
    "UniformTypeIdentifiers",
  ]

  /// Frameworks of Apple's systems that table code imports.
  static let absent: Set<String> = [
    "AVFoundation", "AVKit", "AppKit", "AuthenticationServices", "CloudKit", "Cocoa", "Combine",
    "Contacts", "ContactsUI", "CoreData", "CoreImage", "CoreLocation", "CoreMotion", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CryptoKit", "EventKit", "EventKitUI", "GameKit",
    "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI", "LocalAuthentication",
    "MapKit", "MessageUI", "MobileCoreServices", "Network", "NotificationCenter", "OSLog", "PDFKit",
    "Photos", "PhotosUI", "QuickLook", "Security", "Social", "SpriteKit", "StoreKit", "SwiftData",
    "SwiftUI", "SystemConfiguration", "UserNotifications", "Vision", "WatchConnectivity",
    "WatchKit", "WebKit", "WidgetKit", "os",
  ]

  /// The classes of Foundation that are in a separate module on Linux.
  static let networking: Set<String> = [
    "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLProtocol", "URLRequest", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate",
  ]

  /// Whether a module can be imported on Linux.
  static func isThere(_ name: String) -> Answer {
    if present.contains(name) { return .yes }
    return absent.contains(name) || replaced.contains(name) ? .no : .unknown
  }
}
