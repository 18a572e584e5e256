# Homebrew's formula, for a tap: it builds the release that the tag names.
class Tabletrace < Formula
  desc "Order in which UITableView calls its data source and delegate, simulated"
  homepage "https://github.com/tabletrace/tabletrace"
  url "https://github.com/tabletrace/tabletrace.git", tag: "v1.1.0"
  license "MIT"
  head "https://github.com/tabletrace/tabletrace.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "libyaml"
  uses_from_macos "swift" => :build

  def install
    # Homebrew builds inside a sandbox of its own, in which Swift's cannot be opened.
    system "make", "install", "PREFIX=#{prefix}", "BUILD_FLAGS=--disable-sandbox"
    man1.mkpath
    (man1/"tabletrace.1").write Utils.safe_popen_read(bin/"tabletrace", "man")
    generate_completions_from_executable(bin/"tabletrace", "completions")
  end

  test do
    assert_match "cellForRowAt", shell_output("#{bin}/tabletrace run load/first-load")
    # On a build server nothing is accepted.
    ENV.delete "CI"
    system bin/"tabletrace", "new", "mine/first", "--from", "load/first-load"
    system bin/"tabletrace", "accept", "mine/first"
    system bin/"tabletrace", "check"
  end
end
