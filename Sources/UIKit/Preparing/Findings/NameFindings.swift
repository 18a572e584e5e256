/// Finds UIKit's names in a file without UIKit, and classes that the simulated UIKit lacks.
struct NameFindings {
  private let files: [SourceFile]
  private let structures: [Structure]
  /// The types that the files declare themselves.
  private let declared: Set<String>
  /// Whether one of the files imports UIKit for all of them.
  private let isShared: Bool

  /// Finds such names in the files of an app.
  static func remarks(_ files: [SourceFile], _ structures: [Structure]) -> [Remark] {
    let findings = Self(files, structures)
    return files.indices.flatMap(findings.remarks)
  }

  private init(_ files: [SourceFile], _ structures: [Structure]) {
    self.files = files
    self.structures = structures
    declared = Set(
      structures.flatMap { $0.types.lazy.filter { $0.kind != .extension }.map(\.name) }
    )
    isShared = zip(files, structures).contains { file, structure in
      structure.imports.contains {
        file.isToken($0.module, "UIKit") && file.isToken($0.module - 2, "@_exported")
      }
    }
  }

  private func remarks(_ number: Int) -> [Remark] {
    let (file, structure) = (files[number], structures[number])
    let kits: Set<String> = ["UIKit", "SimulatedUIKit"]
    let isImported = structure.imports.contains { kits.contains(file.text($0.module)) }
    var seeksImport = !isImported && !isShared && file.faults.isEmpty
    var seen: Set<String> = []
    var result: [Remark] = []
    for token in file.tokens.indices where begins(token, file) {
      let name = file.text(token)
      guard !declared.contains(name), !structure.isDead(file.tokens[token].range.lowerBound) else {
        continue
      }
      if seeksImport, UIKitNames.common.contains(name) {
        result.append(Remark(.notImported(name), at: token, of: file))
        seeksImport = false
      }
      if UIKitNames.absent[name] != nil, seen.insert(name).inserted {
        result.append(Remark(.absentClass(name), at: token, of: file))
      }
    }
    return result
  }

  /// Whether the token may be a name of UIKit, and is no member of something.
  private func begins(_ token: Int, _ file: SourceFile) -> Bool {
    let length = 6...34
    guard file.isWord(token), length.contains(file.tokens[token].range.count) else { return false }
    let bytes = file.spelling(token).prefix(2)
    guard bytes.elementsEqual("UI".utf8) || bytes.elementsEqual("NS".utf8) else { return false }
    return !file.isToken(token - 1, ".")
  }
}
