// How rows look: cells with a picture, a title and an accessory, and rows that have no cell.

const textInset = 48;

// A cell: its ground, its picture with the number that it keeps when it is reused, its title.
function cellParts(row, words, { width, y }) {
  const height = row.height ?? 0;
  const middle = y + height / 2;
  const hasControl = row.controls && row.controls.style !== "none";
  const left = hasControl ? 40 : 0;
  const edge = row.controls?.canMove ? 40 : 14;
  const sign = accessorySigns[row.accessory];
  const end = width - edge - (sign ? 22 : 0);
  return [
    draw("rect", { class: "ground", x: 0, y, width, height }),
    row.isGuess ? hatching({ width, y, height }) : undefined,
    picture(row.cell, left + 25, middle, height),
    ...titles(words, left + textInset, middle, height, end - left - 140),
    fittingText(placeText(row), end, middle, height, "end", "path", 13),
    sign ? fittingText(sign, width - edge, middle, height, "end", "accessory", 16) : undefined,
    draw("path", { class: "separator", d: `M${left + textInset} ${y + height}H${width}` }),
    controlsOf(row, width, middle),
  ];
}

// A title, and below it a subtitle: what follows a dash, or a grey line in a row with room for one.
function titles(words, x, middle, height, room) {
  const [title, subtitle] = words.split(" \u2013 ");
  if (height < 48) return [fittingText(title, x, middle, height, "start", "content", 16, room)];
  return [
    fittingText(title, x, middle - 9, height, "start", "content", 16, room),
    subtitle
      ? fittingText(subtitle, x, middle + 11, height, "start", "subtitle", 13, room)
      : draw("rect", { class: "bone", x, y: middle + 7, width: 110, height: 7, rx: 3.5 }),
  ];
}

// The index path and the height of a row; a wavy sign stands for an estimate.
function placeText({ row, height, isGuess }) {
  return height === undefined ? row : `${row}  ${isGuess ? "\u2248 " : ""}${points(height)}`;
}

// A round picture with the number of the cell, in its colour.
function picture(cell, x, y, height) {
  const radius = Math.min(14, height * 0.38);
  if (radius < 3) return undefined;
  const number = cell.split("#")[1];
  return draw(
    "g", { class: "avatar" },
    draw("circle", { cx: x, cy: y, r: radius, fill: `hsl(${hueOfCell(cell)} 60% 32%)` }),
    draw("text", {
      x, y, "text-anchor": "middle", "dominant-baseline": "central",
      "font-size": radius * (number.length > 2 ? 0.8 : 1.1),
    }, number),
  );
}

// A row without a cell: a grey line in place of its title, hatched where its height is an estimate.
function emptyRow(row, { width, y, height }) {
  const middle = y + height / 2;
  const thickness = Math.min(10, height * 0.3);
  return draw(
    "g", { class: row.isGuess ? "row guessed" : "row" },
    draw("rect", { class: "ground", x: 0, y, width, height }),
    row.isGuess ? hatching({ width, y, height }) : undefined,
    height < 12 ? undefined : draw("rect", {
      class: "bone", x: textInset, y: middle - thickness / 2, width: 90, height: thickness, rx: 4,
    }),
    fittingText(placeText({ ...row, height }), width - 14, middle, height, "end", "path", 13),
    draw("path", { class: "separator", d: `M${textInset} ${y + height}H${width}` }),
  );
}

// Slanting lines over a rectangle, which mark an estimate.
function hatching({ width, y, height }) {
  const lines = [];
  for (let start = 13 - height; start < width; start += 13) {
    const [left, right] = [Math.max(start, 0), Math.min(start + height, width)];
    if (left < right) lines.push(`M${left} ${y + left - start}L${right} ${y + right - start}`);
  }
  return draw("path", { class: "hatching", d: lines.join("") });
}

// The call, on the lower edge of its row, where it covers no title: at the left where the row shows
// its buttons at the right. A call without a row is on the edge of the screen.
function callout(event, { width, y, height, bottom, isLeft, isRow }) {
  const answer = event.answer === undefined ? "" : ` \u2192 ${event.answer}`;
  const whole = shortName(event) + answer;
  const fit = (text) => Math.min(13, (width - 26) / (text.length * 0.61));
  const text = fit(whole) < 11 && answer ? `${shortName(event)} \u2192 \u2026` : whole;
  const size = fit(text);
  const wide = text.length * size * 0.61 + 14;
  const tall = size + 9;
  // A low row has its title in the middle, a high one has it further up.
  const above = isRow ? (height < 48 ? tall / 2 : 14) : tall;
  const top = Math.max(y - tall, Math.min(y + height - above, bottom - tall));
  const x = isLeft ? 6 : width - wide - 6;
  return draw(
    "g", { class: "callout" },
    height === 0 ? undefined : draw("rect", {
      class: "around", x: 1.5, y: y + 1.5, width: width - 3, height: Math.max(2, height - 3),
    }),
    draw("rect", { class: "pill", x, y: top, width: wide, height: tall, rx: 7 }),
    draw("text", {
      x: x + wide / 2, y: top + tall / 2, "text-anchor": "middle",
      "dominant-baseline": "central", "font-size": size,
    }, text),
  );
}

const accessorySigns = {
  disclosureIndicator: "\u203A", detailDisclosureButton: "\u24D8 \u203A", checkmark: "\u2713",
  detailButton: "\u24D8", view: "\u25A3",
};

// A text that is left out where its row is too low, and ends with dots where it is too long.
function fittingText(text, x, y, height, anchor, className, largest = 13, room = undefined) {
  if (!text || height < 8) return undefined;
  const size = Math.min(largest, height * 0.62);
  const most = room === undefined ? 60 : Math.max(3, Math.floor(room / (size * 0.52)));
  const letters = [...text];
  const short = letters.length > most ? `${letters.slice(0, most).join("")}\u2026` : text;
  const places = { x, y, "text-anchor": anchor, "font-size": size, class: className };
  return draw("text", { ...places, "dominant-baseline": "central" }, short);
}

// The minus or plus at the left edge, and the lines of the reorder control.
function controlsOf({ controls }, width, y) {
  if (!controls) return [];
  const parts = [];
  if (controls.style !== "none") {
    const sign = controls.style === "insert" ? "M19 0h12M25 -6v12" : "M19 0h12";
    parts.push(draw(
      "g", { class: `control ${controls.style}`, transform: `translate(-2 ${y})` },
      draw("circle", { cx: 25, cy: 0, r: 10 }), draw("path", { d: sign }),
    ));
  }
  if (controls.canMove) {
    const lines = "M-18 -5h16M-18 0h16M-18 5h16";
    parts.push(draw("path", {
      class: "reorder", d: lines, transform: `translate(${width - 8} ${y})`,
    }));
  }
  return parts;
}
