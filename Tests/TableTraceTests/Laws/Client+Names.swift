import TableTrace

extension Client {
  /// A data source that counts the names of rows as they are when it is asked, with plain cells.
  static func counting(_ names: @escaping () -> [[Int]]) throws -> Client {
    var client = Client()
    try client.implement(.numberOfSections, .integer { _, _ in names().count })
    try client.implement(
      .numberOfRowsInSection,
      .integer { _, call in call.arguments.section.map { names()[$0].count } ?? 0 }
    )
    try client.implement(
      .cellForRowAt,
      .cell { table, _ in table.dequeueReusableCell(withIdentifier: "Cell") }
    )
    return client
  }
}
