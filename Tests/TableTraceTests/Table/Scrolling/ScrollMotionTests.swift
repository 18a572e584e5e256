import Testing

@testable import TableTrace

@Suite struct ScrollMotionTests {
  @Test("An animation has 18 frames, and only the last one is at the target")
  func frames() {
    var animation = ScrollAnimation(from: 100, to: 0)
    var frames: [ScrollMotion.Frame] = []
    while frames.count < 100, let frame = animation.next() { frames.append(frame) }
    #expect(animation.goesUp)
    #expect(frames.count == 18)
    #expect(frames.map(\.isLast) == Array(repeating: false, count: 17) + [true])
    #expect(frames.last?.offset == 0)
    #expect(frames.map(\.offset) == frames.map(\.offset).sorted(by: >))
  }
}
