/// What the command line asks of the benchmark.
enum Request {
  /// All figures.
  case everything
  /// All figures, and a comparison with the ratios in a file.
  case check(ratios: String)
  /// All figures, which become the ratios in a file.
  case store(ratios: String)
  /// The times of the comparisons whose name has a text in it.
  case times(String)
  /// The instructions of the comparisons whose name has a text in it.
  case instructions(String)
  /// One piece of work and nothing else, so that the parent can read the memory that it took.
  case child(ChildWork)
  /// One side of a comparison and nothing else, so that its instructions can be counted.
  case side(Comparison, Comparison.Side, times: Int)

  /// Reads the words behind the program's name; nil for what it does not know.
  init?(_ words: [String]) {
    switch (words.first, words.count) {
    case (nil, _): self = .everything
    case ("check", 2): self = .check(ratios: words[1])
    case ("store", 2): self = .store(ratios: words[1])
    case ("times", 2): self = .times(words[1])
    case ("instructions", 1): self = .instructions("")
    case ("instructions", 2): self = .instructions(words[1])
    case ("child", 2):
      guard let work = ChildWork(rawValue: words[1]) else { return nil }
      self = .child(work)
    case ("side", 4):
      guard let comparison = Comparison.all.first(where: { $0.name == words[1] }),
        let side = Comparison.Side(rawValue: words[2]), let times = Int(words[3])
      else { return nil }
      self = .side(comparison, side, times: times)
    default: return nil
    }
  }
}
