/// What the reference says about the settings of a project.
package enum SettingsReference {
  /// The names of the file; only the first is read.
  package static let fileNames = ["tabletrace.yaml", "tabletrace.yml"]

  /// The section of the page.
  package static var section: ReferenceSection {
    ReferenceSection(
      title: title,
      text: [
        """
        A project can have settings: the file `tabletrace.yaml` at its top level. Most projects need none, \
        because scenarios lie in `Scenarios` and goldens in `Golden`. Each command looks for the file in \
        the current folder and in the folders above it, as far as the top level of the git repository. \
        Outside of a repository only the current folder counts. Paths begin at the folder of the file and \
        cannot leave it. The options `--scenarios` and `--golden` come before the settings. A file called \
        `tabletrace.yml` is an error (F018), so that no settings are ignored.
        """, "", "```yaml", "scenarios: Tests/Tables", "golden: Tests/Tables/Golden", "```", "",
      ],
      tables: [ScenarioReference.keys(ProjectSettings.table)]
    )
  }

  /// The heading.
  package static let title = "Settings"
}
