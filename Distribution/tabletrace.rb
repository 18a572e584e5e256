# Homebrew's formula; the release workflow fills in the digests of a tap's copy.
class Tabletrace < Formula
  desc "Order in which UITableView calls its data source and delegate, simulated"
  homepage "https://github.com/tabletrace/tabletrace"
  url "https://github.com/tabletrace/tabletrace.git", tag: "v1.0.0"
  license "MIT"
  head "https://github.com/tabletrace/tabletrace.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "libyaml"
  uses_from_macos "swift" => :build

  def install
    system "make", "install", "PREFIX=#{prefix}"
    man1.mkpath
    (man1/"tabletrace.1").write Utils.safe_popen_read(bin/"tabletrace", "man")
    generate_completions_from_executable(bin/"tabletrace", "completions")
  end

  test do
    assert_match "cellForRowAt", shell_output("#{bin}/tabletrace run load/first-load")
    system bin/"tabletrace", "new", "mine/first", "--from", "load/first-load"
    system bin/"tabletrace", "accept", "mine/first"
    system bin/"tabletrace", "check"
  end
end
