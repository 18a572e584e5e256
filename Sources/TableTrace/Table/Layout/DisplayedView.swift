/// A header or footer on screen and its view.
struct DisplayedView {
  /// The section, by the number of its time of display.
  let section: Int
  /// Which end of it.
  let end: SectionEnd
  /// The view.
  let view: SectionView
}
