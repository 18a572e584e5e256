import Scenarios
import TableTrace

/// A key of scenarios as `explain` shows it: what it is in UIKit, where that is known, who teaches it,
/// and how it is written.
package struct KeyPage {
  /// As it was typed.
  var word: String
  /// The part of the reference about it.
  var part: String
  /// The lessons; nil where there is no library.
  var book: LessonBook?

  package init(
    word: String,
    part: String,
    book: LessonBook? = nil
  ) {
    self.word = word
    self.part = part
    self.book = book
  }

  package var page: Page {
    guard let meaning = Self.meanings[word] ?? propertyMeaning else {
      return Page(parts: [.reference(part)])
    }
    let lessons = book.map { book in
      LessonSearch(book).entries(word, limit: PagePart.mostLessons)
    }
    return Page(
      title: word,
      parts: [.rows([["in UIKit", PageText(meaning)]])]
        + PagePart.rows(callbacks, under: "its callbacks")
        + PagePart.lessons(lessons ?? [])
        + PagePart.questions(book == nil ? [] : Course.shipped.answers(speakingOf: word))
        + [.headline("how it is written"), .reference(part)]
    )
  }

  /// The callbacks of the recipient that the key is, each with its name.
  private var callbacks: [[PageText]] {
    guard let recipient = Recipient(rawValue: word) else { return [] }
    return Callback.allCases.filter { $0.facts.recipient == recipient }
      .map { [.callback($0), PageText($0.facts.name)] }
  }

  /// What a property of the table is.
  private var propertyMeaning: String? {
    guard part.hasPrefix("## Properties of the table\n") else { return nil }
    return "The property \(word) of UITableView or UIScrollView."
  }

  /// The key behind the name of a method of UIKit.
  static func key(ofMethod name: String) -> String? {
    meanings.filter { $0.value.hasPrefix("\(name)(") }.keys.sorted().first
  }

  /// What keys are in UIKit, where their sentence in the reference does not say it.
  static let meanings: [String: String] = [
    "dataSource":
      "tableView.dataSource, a UITableViewDataSource: it returns how many rows there are, and the cells.",
    "delegate":
      "tableView.delegate, a UITableViewDelegate: it returns heights and views, and is called when the user acts.",
    "prefetchDataSource":
      "tableView.prefetchDataSource, a UITableViewDataSourcePrefetching: it loads data for rows that will be visible soon.",
    "dragDelegate":
      "tableView.dragDelegate, a UITableViewDragDelegate: it returns the items of a drag.",
    "dropDelegate":
      "tableView.dropDelegate, a UITableViewDropDelegate: it accepts what is dropped.",
    "controller": "The UIViewController or UITableViewController that owns the table.",
    "clients": "Other objects that tableView.dataSource and tableView.delegate may be set to.",
    "dequeue":
      "dequeueReusableCell(withIdentifier:for:), which always returns a cell. The older "
      + "dequeueReusableCell(withIdentifier:) can return nil. Or a new cell each time.",
    "identifier": "reuseIdentifier of a cell: cells with the same identifier share a reuse queue.",
    "cells":
      "The cells that cellForRowAt returns: their class, identifier and how they are dequeued.",
    "host":
      "The owner of the table: a view controller, or a view alone.",
    "viewport": "The frame of the table, or a device whose screen it fills.",
    "sections": "The data of the app: the arrays behind the data source.",
    "items": "The properties of an item, such as its text and its height, wherever the item is.",
    "table": "Properties of UITableView and UIScrollView, set before the table loads.",
    "selfSizing": "The heights that Auto Layout computes for cells, headers and footers.",
    "accessoryType": "UITableViewCell.accessoryType: the control at the trailing edge of a row.",
    "selectionStyle": "UITableViewCell.selectionStyle: how a selected cell looks.",
  ]
}
