// swift-format-ignore-file
import UIKit

struct Message: Hashable {
  let text: String
  let isMine: Bool
}

@MainActor protocol MessageStore {
  func prefetch(_ indexes: [Int])
  func cancel(_ indexes: [Int])
}

final class BubbleCell: UITableViewCell {
  static let identifier = "BubbleCell"
  let bubble = UIView()
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    bubble.layer.cornerRadius = 12
    bubble.layer.shadowColor = UIColor.black.cgColor
    bubble.layer.shadowOffset = CGSize(width: 0, height: 1)
    bubble.layer.shadowOpacity = 0.2
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    transform = CGAffineTransform(scaleX: 1, y: -1)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bubble.frame = contentView.bounds.insetBy(dx: 12, dy: 4)
    label.frame = bubble.bounds.inset(by: UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = max(1, ((label.text ?? "").count + 19) / 20)
    return CGSize(width: size.width, height: CGFloat(lines) * 20 + 20)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
}

/// A chat: heights of its cells' own, data fetched ahead, a field below.
final class ChatViewController: UIViewController {
  var messages = (0..<60).map {
    Message(text: String(repeating: "word ", count: 1 + $0 % 9), isMine: $0 % 3 == 0)
  }
  let tableView = UITableView()
  let inputField = UITextField()
  let sendButton = UIButton(type: .system)
  let typing = UIActivityIndicatorView(style: .medium)
  private(set) var fetched = Set<Int>()
  private(set) var cancelled = Set<Int>()
  private var keyboardObserver: NSObjectProtocol?

  deinit {
    if let observer = keyboardObserver { NotificationCenter.default.removeObserver(observer) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - 44)
    tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.identifier)
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.estimatedRowHeight = 60
    tableView.rowHeight = UITableView.automaticDimension
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
    view.addSubview(tableView)

    inputField.borderStyle = .roundedRect
    inputField.returnKeyType = .send
    inputField.delegate = self
    sendButton.setTitle("Send", for: .normal)
    sendButton.setTitleColor(.gray, for: .disabled)
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    let bar = UIStackView(arrangedSubviews: [inputField, sendButton, typing])
    bar.axis = .horizontal
    bar.distribution = .fillProportionally
    bar.frame = CGRect(x: 0, y: tableView.frame.maxY, width: view.bounds.width, height: 44)
    view.addSubview(bar)

    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated {
        self?.tableView.contentInset.bottom = frame?.height ?? 0
      }
    }
  }

  func send() {
    guard let text = inputField.text, !text.isEmpty else { return }
    messages.insert(Message(text: text, isMine: true), at: 0)
    tableView.performBatchUpdates {
      self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    } completion: { [weak self] _ in
      self?.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    }
    inputField.text = nil
    UIView.animate(withDuration: 0.25) {
      self.typing.alpha = 1
      self.view.layoutIfNeeded()
    }
  }
}

extension ChatViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: BubbleCell.identifier, for: indexPath)
    if let cell = cell as? BubbleCell {
      cell.label.text = messages[indexPath.row].text
      cell.bubble.backgroundColor = messages[indexPath.row].isMine ? .systemGreen : .systemGray5
    }
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let bottom = scrollView.contentOffset.y + scrollView.bounds.height
    if bottom > scrollView.contentSize.height - 100, !typing.isAnimating {
      typing.startAnimating()
    }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    typing.stopAnimating()
  }
}

extension ChatViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetch(indexPaths.map { $0.row })
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancel(indexPaths.map(\.row))
  }
}

extension ChatViewController: MessageStore {
  func prefetch(_ indexes: [Int]) { fetched.formUnion(indexes) }
  func cancel(_ indexes: [Int]) { cancelled.formUnion(indexes) }
}

extension ChatViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    send()
    return true
  }
}
