package import TableTrace

/// The actions of a scripted client in one callback.
package struct CallbackScript: Codable, Sendable {
  package var callback: Callback
  package var answers: ScriptedAnswers
  /// The reactions that run before the callback returns.
  package var reactions: [Reaction]

  package init(_ callback: Callback, answers: ScriptedAnswers, reactions: [Reaction] = []) {
    self.callback = callback
    self.answers = answers
    self.reactions = reactions
  }
}

/// A scripted data source, delegate or other client, with the callbacks that it implements.
package struct ClientScript: Codable, Sendable {
  /// The callbacks, in the order written.
  package var callbacks: [CallbackScript] = []
  /// Whether it is a diffable data source, which answers from its snapshot.
  package var isDiffable = false

  package init() {}
}
