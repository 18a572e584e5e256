import CLibrary
import Project

final class DiskReader: FileReader {
  private let descriptor: Int32
  private let path: String

  init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    close(descriptor)
  }

  func read(atMost count: Int) throws(FileError) -> [UInt8] {
    try SystemCalls.readPiece(atMost: count, from: descriptor, path: path)
  }
}
