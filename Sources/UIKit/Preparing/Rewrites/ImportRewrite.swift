/// Imports the modules that replace missing ones on Linux, and reports those without a replacement.
enum ImportRewrite {
  static func rewrite(_ file: SourceFile, _ structure: Structure) -> Rewrite {
    var rewrite = Rewrite()
    for line in structure.imports where line.clause == 0 {
      let name = file.text(line.module)
      if Modules.replaced.contains(name) {
        importWhole(line, as: "Foundation", file, &rewrite)
      } else if name == "UIKit" {
        importWhole(line, as: name, file, &rewrite)
      } else if Modules.absent.contains(name) {
        rewrite.note(.absentModule(name), at: line.module, of: file)
      }
    }
    importNetworking(file, structure, &rewrite)
    return rewrite
  }

  /// Imports a module instead of another one, or instead of a part of it.
  private static func importWhole(
    _ line: Import,
    as name: String,
    _ file: SourceFile,
    _ rewrite: inout Rewrite
  ) {
    if let kind = line.kind {
      rewrite.edits.append(Edit(blanking: file.tokens[kind].range, of: file))
    }
    if file.text(line.module) != name {
      rewrite.edits.append(Edit(file.tokens[line.module].range, name))
    }
    var last = line.module
    while file.isToken(last + 1, "."), file.isWord(last + 2) { last += 2 }
    guard last > line.module else { return }
    let part =
      file.tokens[line.module + 1].range.lowerBound..<file.tokens[last].range.upperBound
    rewrite.edits.append(Edit(blanking: part, of: file))
  }

  /// Imports the parts of Foundation that are separate modules on Linux, unless UIKit does.
  private static func importNetworking(
    _ file: SourceFile,
    _ structure: Structure,
    _ rewrite: inout Rewrite
  ) {
    let imported = structure.imports.filter { $0.clause == 0 }.map { file.text($0.module) }
    guard let place = imported.firstIndex(of: "Foundation"), !imported.contains("UIKit"),
      !imported.contains("FoundationNetworking"),
      file.tokens.indices.contains(where: { isOfNetworking($0, file) })
    else { return }
    let lines = structure.imports.filter { $0.clause == 0 }
    let end = file.tokens[lines[place].module].range.upperBound
    guard lines[place].kind == nil else { return }
    rewrite.edits.append(Edit(before: end, "; import FoundationNetworking"))
  }

  private static func isOfNetworking(_ token: Int, _ file: SourceFile) -> Bool {
    guard file.isWord(token), file.tokens[token].range.count >= 8 else { return false }
    return Modules.networking.contains(file.text(token))
  }
}
