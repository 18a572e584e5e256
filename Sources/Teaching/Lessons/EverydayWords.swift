/// What people call a thing who do not know UIKit's word for it.
///
/// The table leads from a word that is typed to words of the lessons. A word that a lesson has itself
/// counts more than one that it is led to, and the best of them counts alone.
package enum EverydayWords {
  /// An everyday word, and what the lessons may call it.
  package typealias Entry = (word: String, means: String)

  /// Every word once, whatever its ending, by subject.
  package static let table: [Entry] =
    seeing + making + measuring + timing + failing + moving + touching + changing + doing

  /// The stems that the stem of a typed word may stand for.
  static let stems: [String: [String]] = table.reduce(into: [:]) { stems, entry in
    guard let word = SearchWords.stem(entry.word) else { return }
    stems[word] = entry.means.split(separator: " ").compactMap { SearchWords.stem(String($0)) }
  }

  private static let seeing: [Entry] = [
    ("blank", "empty nothing none"), ("white", "blank empty"), ("nothing", "none not"),
    ("hidden", "nobody see"), ("show", "display appear visible see"),
    ("shown", "display appear visible see"), ("appear", "display show"),
    ("disappear", "leave lose gone end"), ("gone", "lose leave"), ("lose", "gone"),
    ("lost", "lose"), ("missing", "appear not"), ("screen", "visible window display"),
    ("look", "show display"), ("gray", "highlight"), ("grey", "highlight"),
    ("color", "highlight"), ("picture", "image content"), ("photo", "image content"),
    ("image", "content"), ("icon", "image control"), ("mixed", "old wrong another"),
    ("scrambled", "wrong old another"), ("duplicate", "twice again"), ("tick", "checkmark"),
    ("message", "placeholder"),
  ]

  private static let making: [Entry] = [
    ("recycle", "reuse dequeue"), ("create", "make"), ("build", "make"), ("built", "make"),
    ("custom", "own"), ("heading", "header"), ("title", "header"), ("code", "implement"),
    ("writing", "implement"), ("need", "required implement"), ("really", "required"),
    ("minimum", "required"), ("leave", "without"), ("function", "method"),
  ]

  private static let measuring: [Entry] = [
    ("size", "height"), ("tall", "height"), ("high", "height"), ("approximate", "estimate"),
    ("guess", "estimate"), ("rough", "estimate"), ("zero", "0"), ("bigger", "grow expand height"),
    ("larger", "grow expand height"), ("expand", "grow"), ("accordion", "grow expand"),
    ("resize", "grow height"),
    ("million", "huge many"), ("lots", "huge many"), ("long", "huge"), ("many", "number count"),
    ("number", "index count"), ("count", "number"), ("same", "equal"), ("range", "bounds"),
  ]

  private static let timing: [Entry] = [
    ("freeze", "hang huge"), ("slow", "hang huge cost"), ("done", "finish complete end"),
    ("finish", "complete end"), ("complete", "finish end"), ("over", "finish end"),
    ("ready", "finish"),
    ("wait", "finish synchronous"), ("away", "once"), ("immediately", "synchronous once"),
    ("instantly", "synchronous once"), ("start", "begin first"), ("open", "load first"),
    ("launch", "load first"), ("twice", "again several more once"), ("again", "several more"),
    ("multiple", "several more once"), ("repeatedly", "again several"), ("times", "several often"),
    ("step", "order exact"), ("sequence", "order"), ("order", "sequence"), ("never", "not"),
    ("middle", "inside"), ("while", "inside during"), ("together", "group"), ("before", "first"),
    ("remain", "stay"), ("stuck", "stay"),
  ]

  private static let failing: [Entry] = [
    ("crash", "exception raise invalid"), ("die", "crash exception"), ("quit", "crash exception"),
    ("error", "crash exception invalid"), ("exception", "crash"), ("abort", "crash exception"),
    ("dead", "not"), ("wrong", "stale old"),
  ]

  private static let moving: [Entry] = [
    ("jump", "offset scroll"), ("jumpy", "jump"), ("jerk", "jump"), ("flicker", "flash"),
    ("position", "offset place"), ("bottom", "end last"), ("top", "first"),
    ("return", "back pop"), ("come", "return"), ("detail", "push screen"), ("go", "scroll land"),
    ("going", "back"), ("ahead", "prefetch"), ("preload", "prefetch"), ("advance", "prefetch"),
    ("sort", "reorder"), ("rearrange", "reorder"), ("handle", "control reorder"),
    ("move", "reorder jump offset"), ("locked", "canMove"), ("fixed", "canMove destination"),
    ("other", "another"), ("else", "wrong"),
  ]

  private static let touching: [Entry] = [
    ("tap", "touch select didSelect"), ("click", "tap touch didSelect"), ("press", "tap touch"),
    ("touch", "tap"), ("hit", "tap"), ("finger", "touch tap"), ("clickable", "tap didSelect"),
    ("recognizer", "recogniser"), ("gesture", "recogniser"), ("slide", "swipe"),
    ("drag", "move reorder"), ("choose", "select"), ("chosen", "select"), ("pick", "select"),
    ("mark", "select"), ("unselect", "deselect"), ("uncheck", "deselect"),
    ("toggle", "deselect again"), ("arrow", "accessory chevron"), ("info", "accessory detail"),
    ("button", "action control"), ("halfway", "half"), ("cancel", "abort"), ("stop", "abort"),
    ("box", "field"), ("cursor", "focus"), ("typing", "text field"),
    ("keyboard", "focus text field"),
  ]

  private static let changing: [Entry] = [
    ("refresh", "reload"), ("update", "reload"), ("redraw", "reload"), ("load", "reload"),
    ("array", "data model"), ("item", "row"), ("everything", "reloadData"),
    ("full", "reloadData"), ("whole", "reloadData"), ("part", "section"), ("remove", "delete"),
    ("erase", "delete"), ("add", "insert"), ("new", "insert"),
  ]

  private static let doing: [Entry] = [
    ("event", "call method"), ("fire", "call"), ("trigger", "call"), ("run", "call"),
    ("invoke", "call"), ("call", "ask"), ("requested", "ask"), ("react", "call"),
    ("work", "call"), ("program", "code"), ("programmatically", "code"),
  ]
}
