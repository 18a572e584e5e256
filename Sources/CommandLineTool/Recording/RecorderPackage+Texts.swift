/// What people and build servers read of the package.
extension RecorderPackage {
  static let readme = """
    # Recordings of table views, by `tabletrace recorder`

    Open this folder in Xcode and run the tests on a simulator; each log goes to the folder `Logs`.
    Without Xcode's window: `xcodebuild test -scheme RecorderDriver -destination 'platform=iOS Simulator,name=iPhone 16'`.
    `tabletrace compare SCENARIO LOG` says whether a log is as simulated; `tabletrace import LOG` files it.

    """

  static let workflow = """
    name: Record table views
    on: [push, workflow_dispatch]
    jobs:
      record:
        runs-on: ${{ matrix.machine }}
        strategy:
          fail-fast: false
          matrix:
            include:
              - {machine: macos-14, device: iPhone 15, os: '17.5'}
              - {machine: macos-15, device: iPhone 16, os: '18.5'}
              - {machine: macos-26, device: iPhone 17, os: '26.0'}
        steps:
          - uses: actions/checkout@v4
          - name: Record
            run: >-
              xcodebuild test -scheme RecorderDriver
              -destination 'platform=iOS Simulator,name=${{ matrix.device }},OS=${{ matrix.os }}'
            continue-on-error: true
          - name: Build tabletrace
            if: vars.TABLETRACE_REPOSITORY != ''
            run: |
              brew install libyaml pkgconf
              git clone --depth 1 "${{ vars.TABLETRACE_REPOSITORY }}" tabletrace
              make -C tabletrace install PREFIX="$HOME/.local"
              echo "$HOME/.local/bin" >> "$GITHUB_PATH"
          - name: Compare
            if: vars.TABLETRACE_REPOSITORY != ''
            run: |
              for log in Logs/*.log; do
                scenario=$(sed -n 's/^scenario: //p' "$log")
                tabletrace compare "$scenario" "$log" >> Logs/verdicts.txt || true
              done
              cat Logs/verdicts.txt
          - uses: actions/upload-artifact@v4
            with:
              name: logs-${{ matrix.os }}
              path: Logs
              if-no-files-found: error

    """
}
