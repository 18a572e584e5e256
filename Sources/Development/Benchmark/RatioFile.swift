import Measurements

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file of the ratios that a run is compared with.
struct RatioFile {
  let path: String

  /// The ratios; nil, and said why, when they cannot be read.
  func read() -> StoredRatios? {
    do {
      return try StoredRatios(text: String(contentsOfFile: path, encoding: .utf8))
    } catch let error as StoredRatios.Unreadable {
      print("\(path): \(error.message)")
    } catch {
      print("\(path): \(error)")
    }
    return nil
  }

  /// Puts others in their place; false, and said why, when that cannot be done.
  func write(_ ratios: StoredRatios) -> Bool {
    do {
      try Data(ratios.text.utf8).write(to: URL(filePath: path))
      return true
    } catch {
      print("\(path): \(error)")
      return false
    }
  }
}
