import TableTrace
import Testing

@Suite("Facts about callbacks")
struct CallbackFactsTests {
  @Test("The published table has a row for every callback, in the same order")
  func completeness() {
    #expect(PublishedCallback.all.map(\.key) == Callback.allCases.map(\.facts.key))
    #expect(Callback.allCases.count == 94)
  }

  @Test("The code agrees with UIKit's headers", arguments: PublishedCallback.all)
  func published(row: PublishedCallback) throws {
    let callback = try #require(Callback.named(row.key))
    let facts = callback.facts
    #expect(facts.callback == callback)
    #expect(facts.key == row.key)
    #expect(facts.declaringProtocol.rawValue == row.declaringProtocol)
    #expect(facts.selector == row.selector)
    #expect((facts.swiftName ?? "-") == row.swiftName)
    #expect((facts.isRequired ? "yes" : "no") == row.isRequired)
    #expect("\(facts.introduced.major).\(facts.introduced.minor)" == row.introduced)
    #expect((facts.deprecated.map { "\($0.major).\($0.minor)" } ?? "-") == row.deprecated)
    #expect(facts.argumentShape.rawValue == row.arguments)
    #expect(facts.group.rawValue == row.group)
    #expect(!facts.defaultAnswer.isEmpty)
    #expect(facts.isRequired == facts.defaultAnswer.hasPrefix("it must be implemented"))
  }

  @Test("The kind of answer agrees with the Objective-C type", arguments: PublishedCallback.all)
  func answerKind(row: PublishedCallback) throws {
    let facts = try #require(Callback.named(row.key)).facts
    #expect(Self.returnTypes[facts.answerKind] == row.returnType)
    #expect(facts.answerKind.isOptional == row.returnType.hasPrefix("nullable"))
  }

  @Test("The protocol determines the recipient", arguments: Callback.allCases)
  func recipient(callback: Callback) {
    let expected: Recipient =
      switch callback.facts.declaringProtocol {
      case .dataSource: .dataSource
      case .delegate, .scrollView: .delegate
      case .prefetching: .prefetchDataSource
      case .drag: .dragDelegate
      case .drop: .dropDelegate
      }
    #expect(callback.recipient == expected)
    #expect(callback.facts.recipient == expected)
    #expect(Message.callback(callback).recipient == expected)
  }

  @Test("A callback is available from its iOS version on, even if it is deprecated")
  func availability() {
    #expect(!Callback.prefetchRowsAt.isAvailable(on: .iOS(9, 3)))
    #expect(Callback.prefetchRowsAt.isAvailable(on: .iOS(10)))
    #expect(Callback.editActionsForRowAt.isAvailable(on: .iOS(17)))
    #expect(Callback.canHandleDropSession.isAvailable(on: SystemVersion(.catalyst, 26)))
  }

  private static let returnTypes: [AnswerKind: String] = [
    .void: "void",
    .count: "NSInteger",
    .section: "NSInteger",
    .level: "NSInteger",
    .points: "CGFloat",
    .flag: "BOOL",
    .text: "nullable NSString *",
    .texts: "nullable NSArray<NSString *> *",
    .cell: "UITableViewCell *",
    .view: "nullable UIView *",
    .row: "NSIndexPath *",
    .optionalRow: "nullable NSIndexPath *",
    .editingStyle: "UITableViewCellEditingStyle",
    .accessoryType: "UITableViewCellAccessoryType",
    .rowActions: "nullable NSArray<UITableViewRowAction *> *",
    .swipeActions: "nullable UISwipeActionsConfiguration *",
    .menuConfiguration: "nullable UIContextMenuConfiguration *",
    .targetedPreview: "nullable UITargetedPreview *",
    .previewParameters: "nullable UIDragPreviewParameters *",
    .dragItems: "NSArray<UIDragItem *> *",
    .dropProposal: "UITableViewDropProposal *",
  ]
}
