import Goldens
import Project

/// Reads a golden piece by piece, as often as needed.
///
/// It is a class because its readers cannot throw. The first problem is kept for the end.
final class GoldenStream {
  private let path: String
  private let files: any ReadableFiles
  private(set) var problem: FileError?

  init(_ path: String, in files: any ReadableFiles) {
    self.path = path
    self.files = files
  }

  /// Compares the golden with the trace while the trace is written.
  var match: GoldenMatch {
    let reader = try? files.open(path)
    return GoldenMatch { count in (try? reader?.read(atMost: count)) ?? [] }
  }

  /// The lines from the beginning, or empty, with a problem, if the file cannot be read.
  var lines: GoldenLines {
    let reader = reader
    /// The number of bytes since the last line end.
    var length = 0
    return GoldenLines { count in
      guard let reader, self.problem == nil else { return [] }
      do throws(FileError) {
        let piece = try reader.read(atMost: count)
        length = piece.contains(UInt8(ascii: "\n")) ? 0 : length + piece.count
        if length > FileLimits.mostBytes {
          throw .tooLarge(path: self.path, limit: FileLimits.mostBytes)
        }
        return piece
      } catch {
        self.problem = error
        return []
      }
    }
  }

  private var reader: (any FileReader)? {
    do throws(FileError) {
      return try files.open(path)
    } catch {
      problem = error
      return nil
    }
  }

  /// The digest of the file's bytes, or nil if there is no file.
  static func digest(of path: String, in files: any ReadableFiles) throws(FileError) -> String? {
    do throws(FileError) {
      let reader = try files.open(path)
      var digest = ContentDigest()
      while case let piece = try reader.read(atMost: 65_536), !piece.isEmpty { digest.add(piece) }
      return digest.text
    } catch {
      if case .missing = error { return nil }
      throw error
    }
  }
}

@available(*, unavailable)
extension GoldenStream: Sendable {}
