package import TableTrace

/// The page of a law in `explain`: what holds, and the rules that are exceptions.
extension Law {
  package var explained: Explanation {
    let exceptions = suspensions.flatMap { suspension -> [[PageText]] in
      [
        [.rule(suspension.rule), PageText(suspension.says)],
        ["", PageText("\(Self.versions(suspension)): \(Self.extent(suspension.extent))")],
      ]
    }
    let checked =
      looksAtPlaces
      ? "tests every run against it, after each step that leaves the table at rest"
      : "tests it on every trace, on each golden file that differs, and on each log"
    return Explanation(
      name: id.rawValue,
      purpose: sentence,
      shown: [
        .headline("when it is checked"), .words([PageText("'tabletrace check' \(checked).")]),
      ]
        + PagePart.rows(exceptions, under: "exceptions"),
      related: neighbours + suspensions.map { .rule($0.rule) },
      commands: [PageHint("all laws", "tabletrace list laws")]
    )
  }

  /// The previous and the next law, which are often about the same subject.
  private var neighbours: [PageText] {
    let laws = LawBook.all.map(\.id)
    guard let place = laws.firstIndex(of: id) else { return [] }
    return laws.beside(place).map { PageText(.law, $0.rawValue) }
  }

  /// Returns a sentence about what the law does not check.
  private static func extent(_ extent: LawSuspension.Extent) -> String {
    switch extent {
    case .everything: "the law is not checked"
    case .afterUpdates: "the law is not checked after the first update of a trace"
    case .afterNestedRequeries:
      "the law is not checked after the first such update or reload of a trace"
    case .callsOfRule: "the law is not checked for calls of this rule"
    case .furtherEnds: "a second end is allowed"
    case .placesOfRule: "the law is not checked for what this rule moves"
    }
  }

  /// Returns the versions for which a rule suspends a law, as ranges.
  private static func versions(_ suspension: LawSuspension) -> String {
    let runs = SystemVersion.Platform.allCases.flatMap { platform -> [String] in
      let all = releases(of: platform)
      return all.split { !suspension.isInForce($0) }.compactMap { run in
        guard let first = run.first, let last = run.last else { return nil }
        if last == all.last {
          return run.count == all.count ? "\(platform.rawValue)" : "\(first) and later"
        }
        return first == last ? first.description : "\(first) to \(last)"
      }
    }
    return runs.joined(separator: ", ")
  }

  /// The known versions of a platform, including minor ones.
  private static func releases(of platform: SystemVersion.Platform) -> [SystemVersion] {
    SystemVersion.releases(of: platform).flatMap { number in
      (0...(number.lastMinor ?? 0)).map { SystemVersion(platform, number.major, $0) }
    }
  }
}
