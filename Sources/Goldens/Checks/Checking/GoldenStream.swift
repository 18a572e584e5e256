import Goldens
import Project

/// A golden that is read a piece at a time, as often as somebody needs it.
///
/// A class, because who reads from it cannot throw: the first problem is kept for the end.
final class GoldenStream {
  private let path: String
  private let files: any ReadableFiles
  /// What is wrong with the file, once it has been read.
  private(set) var problem: FileError?

  /// A golden that nobody has opened yet.
  init(_ path: String, in files: any ReadableFiles) {
    self.path = path
    self.files = files
  }

  /// How far it is the trace that is written at the same time; one that cannot be read matches nothing,
  /// and why is asked when that is told.
  var match: GoldenMatch {
    let reader = try? files.open(path)
    return GoldenMatch { count in (try? reader?.read(atMost: count)) ?? [] }
  }

  /// Its lines from the first on; none, and a problem, where it cannot be read.
  var lines: GoldenLines {
    let reader = reader
    /// The bytes since the last line end.
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

  /// The digest of the bytes; nil where there is no file.
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
