// The titles of rows: what the app shows in the cell, or the name that the page has for it.

class Titles {
  // Each item is the number of an event, a cell, and the title that the cell has from there on.
  constructor(items) {
    this.byCell = new Map();
    for (const [number, cell, text] of items) {
      if (!this.byCell.has(cell)) this.byCell.set(cell, []);
      this.byCell.get(cell).push({ number, text });
    }
  }

  // The title of a row after an event; nothing for a cell that the app has left empty.
  of(row, number) {
    const known = this.byCell.get(row.cell) ?? [];
    const title = known.filter((each) => each.number <= number).pop() ?? known[0];
    return contentWords(row) || (title?.text ?? "");
  }
}

// The text and image of a cell without the signs around them.
function contentWords({ content }) {
  if (!content) return "";
  return [...content.matchAll(/(text|image): "((?:[^"\\]|\\.)*)"/g)]
    .map(([, key, text]) => key === "image" ? `\u{1F5BC} ${text}` : text).join("  ");
}
