import TableTrace
import Testing

@Suite struct PartitionTests {
  @Test("The place behind what holds, in ranges, lists and slices of any length")
  func placeBehindWhatHolds() {
    for count in 0...17 {
      for holding in 0...count {
        #expect((0..<count).partitionPoint { $0 < holding } == holding)
        let slice = Array(0..<count + 3)[3...]
        #expect(slice.partitionPoint { $0 < holding + 3 } == holding + 3)
      }
    }
  }
}
