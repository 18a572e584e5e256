/// A scripted data source, delegate or other client: the callbacks it implements.
package struct ClientScript: Sendable {
  /// The callbacks, in the order written.
  package var callbacks: [CallbackScript] = []
  /// Whether it is a diffable data source, which answers by its snapshot.
  package var isDiffable = false

  /// Makes a client that implements nothing.
  package init() {}
}
