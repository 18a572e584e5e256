import Testing
import YAMLSource

@Suite struct YAMLScalarTests {
  @Test(arguments: [
    ("44", 44), ("-3", -3), ("43.5", 43.5), ("0.5", 0.5), ("0", 0), ("-0", 0),
    ("10", 10),
  ])
  func decimalNumbersAreNumbers(_ text: String, _ number: Double) {
    #expect(YAMLScalar(text: text, isPlain: true).number == number)
    #expect(YAMLScalar(text: text, isPlain: false).number == nil)
  }

  @Test(arguments: [
    "1e9", "0x10", "1_000", "+5", ".5", "5.", "1.2.3", "--1", "-", "", "yes", "٣", "1,5", "007",
    "00", "-01",
    "01.5",
  ])
  func everythingElseIsText(_ text: String) {
    let scalar = YAMLScalar(text: text, isPlain: true)
    #expect(scalar.number == nil)
    #expect(scalar.integer == nil)
  }

  @Test(arguments: [
    ("1e3", "1000"), ("+3", "3"), (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5"), ("0x10", "16"),
    ("0o17", "15"), ("0b101", "5"), ("-0x10", "-16"), ("007", "7"), ("1_000", "1000"),
    ("1.5e1", "15"), ("-1E2", "-100"), ("01.50", "1.5"),
  ])
  func otherSpellingsOfNumbers(_ text: String, _ decimal: String) {
    #expect(YAMLScalar(text: text, isPlain: true).decimalSpelling == decimal)
    #expect(YAMLScalar(text: text, isPlain: false).decimalSpelling == nil)
  }

  @Test(arguments: [
    "44", "-3.5", "e3", "inf", "nan", ".nan", "1e999", "1e15", "0x", "0xg", "--1", "+", "-", "",
    "1.2.3", "1,5", "44pt", "0x1p4", "ten",
  ])
  func noSpellingOfANumber(_ text: String) {
    #expect(YAMLScalar(text: text, isPlain: true).decimalSpelling == nil)
  }

  @Test(arguments: [("true", true), ("false", false), ("yes", nil), ("True", nil), ("on", nil)])
  func flags(_ text: String, _ flag: Bool?) {
    #expect(YAMLScalar(text: text, isPlain: true).flag == flag)
    #expect(YAMLScalar(text: text, isPlain: false).flag == nil)
  }

  @Test(arguments: [".inf", "-.INF", ".nan", "NaN", "Infinity", "-inf"])
  func notFinite(_ text: String) {
    #expect(YAMLScalar(text: text, isPlain: true).isNotFinite)
  }

  @Test(arguments: ["", "~", "null"])
  func nothing(_ text: String) {
    #expect(YAMLScalar(text: text, isPlain: true).isNothing)
    #expect(!YAMLScalar(text: text, isPlain: false).isNothing)
  }

  @Test func hugeNumbersDoNotTrap() {
    let scalar = YAMLScalar(text: String(repeating: "9", count: 400), isPlain: true)
    #expect(scalar.integer == nil)
    #expect(scalar.number == .infinity)
  }
}
