import TableTrace
import Testing

@Suite struct PartitionTests {
  @Test("The index after the elements that meet a condition is found in any collection")
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
