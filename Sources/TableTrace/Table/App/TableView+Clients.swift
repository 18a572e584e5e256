/// The data source, the delegates and the prefetch data source.
extension TableView {
  /// The data source.
  ///
  /// Nil means one section without rows.
  public var dataSource: Client? {
    get { clients[.dataSource] }
    set { setClient(newValue, as: .dataSource) }
  }

  /// The delegate, which also receives the callbacks of `UIScrollViewDelegate`.
  public var delegate: Client? {
    get { clients[.delegate] }
    set { setClient(newValue, as: .delegate) }
  }

  /// The prefetch data source, from iOS 10.
  public var prefetchDataSource: Client? {
    get { clients[.prefetchDataSource] }
    set { setClient(newValue, as: .prefetchDataSource) }
  }

  /// The drag delegate, from iOS 11.
  public var dragDelegate: Client? {
    get { clients[.dragDelegate] }
    set { setClient(newValue, as: .dragDelegate) }
  }

  /// The drop delegate, from iOS 11.
  public var dropDelegate: Client? {
    get { clients[.dropDelegate] }
    set { setClient(newValue, as: .dropDelegate) }
  }

  private func setClient(_ client: Client?, as recipient: Recipient) {
    clients.set(client, as: recipient, for: profile.version)
    sink.clientsChanged(of: self)
    if recipient == .dataSource {
      forgetSelection()
      moving.reload()
    }
    let forgets = recipient == .delegate || recipient == .dataSource && client == nil
    guard !content.isEmpty else { return }
    guard forgets else {
      if recipient == .dataSource { sink.skippedCall(by: .dataSourceSet) }
      return
    }
    // The end of an open update group compares the loaded counts with those of a missing data
    // source.
    guard recipient == .delegate || updates.depth == 0 else { return }
    content.loaded = .nothing
    pending.invalidate(.dataSourceSet)
  }
}
