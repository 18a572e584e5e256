import SimulatedUIKit

/// A long list that scrolls, with guessed heights and data that is fetched ahead.
final class FeedViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  var posts = Array(0..<40)
  private(set) var fetched: [IndexPath] = []
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Post")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 80 }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    fetched += indexPaths
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
}
