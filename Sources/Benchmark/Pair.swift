/// What the two sides of a comparison took, measured one right after the other.
struct Pair {
  let first: Double
  let second: Double
}
