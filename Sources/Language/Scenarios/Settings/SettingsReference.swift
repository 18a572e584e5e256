package enum SettingsReference {
  /// The names of the settings file, of which the first existing one is read.
  package static let fileNames = ["tabletrace.yaml", "tabletrace.yml"]

  package static var section: ReferenceSection {
    ReferenceSection(
      title: title,
      text: [
        """
        A project can have settings: the file `tabletrace.yaml` at its top level. Most projects need none, \
        because the default folders are `Scenarios` and `Golden`. Each command looks for the file in \
        the current directory and its parents, up to the root of the git repository. Outside a \
        repository, only the current directory counts. Paths are relative to the folder of the file and \
        must be below it. The options `--scenarios` and `--golden` override the settings. A file called \
        `tabletrace.yml` is an error (F018), so that no settings are ignored.
        """, "", "```yaml", "scenarios: Tests/Tables", "golden: Tests/Tables/Golden", "```", "",
      ],
      tables: [ScenarioReference.keys(ProjectSettings.table)]
    )
  }

  package static let title = "Settings"
}
