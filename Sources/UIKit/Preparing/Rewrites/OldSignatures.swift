/// Finds methods with the signatures of Swift 2, which are no longer called.
enum OldSignatures {
  static func remarks(_ file: SourceFile, _ structure: Structure) -> [Remark] {
    structure.members.compactMap { member in
      guard file.isToken(member.keyword, "func"), !ProtocolMethods.names.contains(member.name),
        let successor = successor(of: member.name)
      else { return nil }
      let finding = Finding.oldSignature(member.name, successor: successor)
      return Remark(finding, at: member.keyword, of: file)
    }
  }

  /// Returns the current name in Swift, or nil for any other name.
  private static func successor(of name: String) -> String? {
    let parts = name.split(separator: "(", maxSplits: 1)
    guard let base = parts.first, let brackets = parts.last, parts.count == 2 else { return nil }
    for (old, new) in [("numberOfSections", "in"), ("sectionIndexTitles", "for")]
    where base == old + (new == "in" ? "InTableView" : "ForTableView") {
      return "\(old)(\(new):)"
    }
    guard base == "tableView" || base.hasPrefix("scrollView") else { return nil }
    var labels = brackets.dropLast().split(separator: ":").map(String.init)
    guard !labels.isEmpty else { return nil }
    labels[0] = "_"
    for number in labels.indices.dropFirst() { labels[number] = today(labels[number]) }
    let today = "\(base)(\(labels.map { $0 + ":" }.joined()))"
    return ProtocolMethods.names.contains(today) ? today : nil
  }

  private static func today(_ label: String) -> String {
    let changed = [
      "commitEditingStyle": "commit", "willDisplayCell": "willDisplay", "toIndexPath": "to",
      "didEndDisplayingCell": "didEndDisplaying", "atIndex": "at",
    ]
    if let name = changed[label] { return name }
    return label.hasSuffix("IndexPath") && label != "toProposedIndexPath"
      ? String(label.dropLast("IndexPath".count)) : label
  }
}
