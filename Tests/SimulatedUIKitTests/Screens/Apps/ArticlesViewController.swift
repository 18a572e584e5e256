// swift-format-ignore-file
import UIKit

struct Article {
  let title: String
  let summary: String
  var isRead = false
}

protocol ArticlesViewControllerDelegate: AnyObject {
  func articlesViewController(_ controller: ArticlesViewController, didSelect article: Article)
}

/// A list in a controller of its own, laid out in code.
class ArticlesViewController: UIViewController {

  private enum Constants {
    static let cellIdentifier = "ArticleCell"
    static let margin: CGFloat = 16
  }

  weak var delegate: ArticlesViewControllerDelegate?
  var articles: [Article] = (1...30).map { Article(title: "Article \($0)", summary: "About \($0)") }

  lazy var tableView: UITableView = {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 72
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    tableView.tableFooterView = UIView()
    tableView.register(ArticleCell.self, forCellReuseIdentifier: Constants.cellIdentifier)
    tableView.keyboardDismissMode = .onDrag
    if #available(iOS 11.0, *) {
      tableView.contentInsetAdjustmentBehavior = .automatic
    }
    return tableView
  }()

  private let emptyLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)
  let refreshControl = UIRefreshControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Articles", comment: "")
    view.backgroundColor = .systemBackground
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])

    emptyLabel.text = "Nothing here"
    emptyLabel.textAlignment = .center
    emptyLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    emptyLabel.textColor = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1.0)
    emptyLabel.numberOfLines = 0
    tableView.backgroundView = articles.isEmpty ? emptyLabel : nil

    refreshControl.addAction(
      UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    tableView.refreshControl = refreshControl

    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in self.presentAddAlert() })
    navigationItem.leftBarButtonItem = editButtonItem
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    return .lightContent
  }

  func reload() {
    articles.insert(Article(title: "Fresh", summary: "Just in"), at: 0)
    tableView.reloadData()
    refreshControl.endRefreshing()
  }

  private func presentAddAlert() {
    let alert = UIAlertController(title: "New", message: "Its title?", preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Title"
      textField.autocapitalizationType = .sentences
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let self = self, let text = alert?.textFields?.first?.text else { return }
        self.articles.insert(Article(title: text, summary: ""), at: 0)
        self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        self.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
      })
    present(alert, animated: true, completion: nil)
  }
}

extension ArticlesViewController: UITableViewDataSource {

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return articles.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Constants.cellIdentifier, for: indexPath)
      as! ArticleCell
    cell.configure(with: articles[indexPath.row])
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    articles.remove(at: indexPath.row)
    tableView.beginUpdates()
    tableView.deleteRows(at: [indexPath], with: .fade)
    tableView.endUpdates()
  }
}

extension ArticlesViewController: UITableViewDelegate {

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    articles[indexPath.row].isRead = true
    delegate?.articlesViewController(self, didSelect: articles[indexPath.row])
    tableView.reloadRows(at: [indexPath], with: .none)
    let detail = UIViewController()
    detail.title = articles[indexPath.row].title
    navigationController?.pushViewController(detail, animated: true)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cell.backgroundColor = indexPath.row % 2 == 0 ? .systemBackground : .secondarySystemBackground
  }
}

final class ArticleCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let unreadDot: UIView = {
    let view = UIView()
    view.layer.cornerRadius = 4
    view.layer.masksToBounds = true
    view.backgroundColor = #colorLiteral(red: 0.2, green: 0.4, blue: 1, alpha: 1)
    return view
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUp() {
    titleLabel.font = .boldSystemFont(ofSize: 17)
    summaryLabel.font = .systemFont(ofSize: 14, weight: .light)
    summaryLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [titleLabel, summaryLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.alignment = .leading
    for view in [stack, unreadDot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let views: [String: Any] = ["stack": stack, "dot": unreadDot]
    contentView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-16-[dot(8)]-8-[stack]-16-|", options: .alignAllCenterY,
        metrics: nil, views: views))
    stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    unreadDot.heightAnchor.constraint(equalToConstant: 8).isActive = true
    selectionStyle = .none
    accessoryType = .disclosureIndicator
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    summaryLabel.text = nil
  }

  func configure(with article: Article) {
    titleLabel.text = article.title
    summaryLabel.text = article.summary
    unreadDot.isHidden = article.isRead
    accessibilityLabel = "\(article.title), \(article.summary)"
  }
}
