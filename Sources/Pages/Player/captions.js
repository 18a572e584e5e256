// What an event means in plain words: one sentence about what happens, one about the answer.

// A row as people say it: "row 2", in a table of several sections "row 2 of section 1".
function rowName(path, state) {
  const [section, row] = numbersOf(path);
  return state.sections > 1 || section > 0 ? `row ${row} of section ${section}` : `row ${row}`;
}

// The index paths in the arguments of a call.
function pathsIn(event) {
  return (event.arguments ?? "").match(/\[-?\d+, -?\d+\]/g) ?? [];
}

// The cell in the arguments or in the answer of a call.
function cellIn(text) {
  return /Cell#\d+/.exec(text ?? "")?.[0];
}

// The section in the arguments of a call about a header, a footer or the rows of a section.
function sectionIn(event) {
  const found = /(?:^|, )(\d+)$/.exec(event.arguments ?? "");
  return found && /Section/.test(event.callback ?? "") ? Number(found[1]) : undefined;
}

// A short name with what is passed and returned: `heightForRowAt [0, 2] → 60`.
function shortText(event) {
  if (event.kind === "step") return `${event.step}. ${event.words}`;
  if (event.kind === "query") return textOf(event).replace(" -> ", " \u2192 ");
  if (event.kind === "content") return withoutBraces(textOf(event));
  if (event.kind !== "call") return textOf(event);
  const answer = event.answer === undefined ? "" : ` \u2192 ${event.answer}`;
  return [shortName(event), event.arguments].filter(Boolean).join(" ") + answer;
}

function shortName(event) {
  return event.callback ?? event.text.split("(")[0].split(" ")[0];
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// Sentences that say more than that a method is called. Each gets what it may name.
const sentences = {
  numberOfSections: ({ calls }) => `${calls} to learn how many sections exist.`,
  numberOfRowsInSection: ({ calls, section }) =>
    `${calls} to learn how many rows section ${section} has.`,
  heightForRowAt: ({ calls, row, timing }) => `${calls} for ${row}${timing}.`,
  estimatedHeightForRowAt: ({ calls, row, timing }) => `${calls} for ${row}${timing}.`,
  cellForRowAt: ({ calls, row }) => `${calls} because it needs a cell for ${row}.`,
  willDisplayCell: ({ calls, row, cell }) => `${calls}: ${cell} is about to appear in ${row}.`,
  didEndDisplayingCell: ({ calls, row, cell }) => `${calls}: ${cell} has left ${row}.`,
  prefetchRowsAt: ({ calls, rows }) => `${calls}: the app can prepare the data of ${rows} now.`,
  cancelPrefetchingForRowsAt: ({ calls, rows }) => `${calls}: ${rows} may not be needed any more.`,
  scrollViewDidScroll: ({ calls, state }) =>
    `${calls}: the content offset is now ${points(state.contentOffset)}.`,
  shouldHighlightRowAt: ({ calls, row }) => `${calls} because a finger is on ${row}.`,
  didHighlightRowAt: ({ calls, row }) => `${calls}: ${row} is highlighted.`,
  didUnhighlightRowAt: ({ calls, row }) => `${calls}: ${row} is no longer highlighted.`,
  willSelectRowAt: ({ calls, row }) => `${calls} before it selects ${row}.`,
  didSelectRowAt: ({ calls, row }) => `${calls} for ${row}, which the user has selected.`,
  willDeselectRowAt: ({ calls, row }) => `${calls} before it deselects ${row}.`,
  didDeselectRowAt: ({ calls, row }) => `${calls}: ${row} is no longer selected.`,
  commitEditingStyle: ({ calls, row }) =>
    `${calls} for ${row}. The app changes its data and updates the table here.`,
  moveRowAt: ({ calls, row, other }) =>
    `${calls}: the user has moved ${row} to ${other}. The app changes its data here.`,
  setSelected: ({ calls, cell, isOn }) =>
    `${calls} on ${cell}, which ${isOn ? "becomes" : "is no longer"} selected.`,
  setHighlighted: ({ calls, cell, isOn }) =>
    `${calls} on ${cell}, which ${isOn ? "becomes" : "is no longer"} highlighted.`,
  prepareForReuse: ({ cell }) =>
    `prepareForReuse is called on ${cell}, which is reused for another row.`,
};

// When a height is asked, compared with the cell of its row; nothing where the trace does not say.
function heightTiming(run, number, path) {
  const event = run.event(number);
  const isCell = (other) => other.callback === "cellForRowAt" && other.arguments === path;
  const isNear = (other) => other?.step === event.step && other?.phase === event.phase;
  const outer = outerCall(run, number);
  if (outer && isCell(outer)) return " while cellForRowAt runs";
  if (rowsWithCells(run.before(number)).some((row) => row.row === path)) {
    return ", whose cell already exists";
  }
  for (let last = number - 1; last > 0 && isNear(run.event(last)); last -= 1) {
    if (isCell(run.event(last))) return " after the data source has returned its cell";
  }
  for (let next = number + 1; next <= run.count && isNear(run.event(next)); next += 1) {
    if (isCell(run.event(next))) return " before it creates the cell";
  }
  return "";
}

// The call inside which an event happens.
function outerCall(run, number) {
  const { depth } = run.event(number);
  let last = number - 1;
  while (last > 0 && run.event(last).depth >= depth) last -= 1;
  const outer = last > 0 ? run.event(last) : undefined;
  return outer?.kind === "call" ? outer : undefined;
}

// The caption of an event: what happens, and what is answered.
function captionOf(run, number, meanings) {
  const event = run.event(number);
  const state = run.shown(number);
  if (event.kind !== "call") return captionOfOther(event, run, meanings);
  const name = shortName(event);
  const [path, otherPath] = pathsIn(event);
  const count = pathsIn(event).length;
  const row = path && rowName(path, state);
  const facts = {
    state, row, calls: `${callerOf(event)} ${name}`, section: sectionIn(event),
    other: otherPath && rowName(otherPath, state), cell: cellIn(event.arguments) ?? "the cell",
    isOn: /, true/.test(event.arguments ?? ""),
    rows: count === 1 ? row : `${count} rows`,
    timing: path ? heightTiming(run, number, path) : "",
  };
  const section = facts.section === undefined ? "" : ` for section ${facts.section}`;
  const onCell = event.recipient === "cell" && cellIn(event.arguments);
  const plain = `${facts.calls}${row ? ` for ${row}` : onCell ? ` on ${onCell}` : section}.`;
  const sentence = Object.hasOwn(sentences, name) ? sentences[name](facts) : plain;
  return { says: capital(sentence), answers: answerWords(event) };
}

function callerOf(event) {
  return event.recipient === "controller" ? "UIKit calls" : "the table calls";
}

function answerWords(event) {
  if (event.answer === undefined) return "";
  const who = capital(`the ${whoIs(event)} returns`);
  if (event.callback === "cellForRowAt" || event.recipient === "cellProvider") {
    const cell = cellIn(event.answer) ?? event.answer;
    if (/ new$/.test(event.answer)) return `${who} ${cell}, a new cell.`;
    if (/ reused/.test(event.answer)) return `${who} ${cell} from the reuse pool.`;
    return `${who} ${cell}.`;
  }
  if (/^estimated/.test(event.callback ?? "")) return `${who} the estimate ${event.answer}.`;
  return withoutBraces(`${who} ${event.answer}.`);
}

function captionOfOther(event, run, { steps, phases }) {
  const text = textOf(event);
  if (event.kind === "step") {
    return { says: `${event.words}.`, answers: stepMeaning(steps[stepParts(text).key] ?? "") };
  }
  if (event.kind === "phase") {
    return { says: phases[event.phase] ?? text, answers: "" };
  }
  const [asked, answer] = text.split(" -> ");
  const says = {
    query: `The app reads ${asked}. It is ${withoutBraces(answer ?? "not known")}.`,
    note: `The app prints: ${text}`, content: withoutBraces(filling(text)),
    warning: `UIKit logs a warning: ${text}`, crash: `UIKit raises an exception: ${text}`,
  };
  return { says: says[event.kind] ?? text, answers: "" };
}

// What a step means in UIKit, without the signature of its method, which the words before name.
// What a user does needs no more words.
function stepMeaning(text) {
  const rest = text.replace(/^[\w.]+\([\w:]*\)(?:, from iOS [\d.]+)?[:.] /, "");
  if (/^(?:In edit mode, the user|The user|The view of the) /.test(rest)) return "";
  return withoutBraces(rest === text ? text : capital(rest));
}

// Points, sizes and cells as people write them.
function withoutBraces(text) {
  return text.replaceAll("{", "(").replaceAll("}", ")");
}

// What the app puts into a cell, such as `Cell#4 {text: "Oslo", image: "map.png"}`, as a sentence.
function filling(text) {
  const [, cell, content] = /^(\S+) \{(.*)\}$/.exec(text) ?? [];
  if (!cell) return `The app fills the cell: ${text}`;
  const words = content.replace(/(^|, )(\w+): (?=")/g, (_, start, key) =>
    `${start && " and "}the ${key} `);
  return `The app fills ${cell} with ${words}.`;
}

// What an event has changed, in short texts: the offset, the heights, the cells.
function changesOf(before, after) {
  const changes = [];
  const shown = ["window", "offset", "content size", "inset", "selection", "highlighted", "focus",
    "editing", "open row", "dragged"];
  for (const { name, text, changes: isChanged } of stateRows(before, after)) {
    if (isChanged && shown.includes(name) && text.length < 60) {
      const sizes = /^\{(.+), (.+)\} -> \{(.+), (.+)\}$/.exec(text);
      changes.push(sizes && sizes[1] === sizes[3]
        ? `content height: ${sizes[2]} \u2192 ${sizes[4]}`
        : `${name}: ${text.replace(" -> ", " \u2192 ")}`);
    }
  }
  changes.push(...cellChanges(before, after), ...heightChanges(before, after));
  const most = 6;
  const more = changes.length - most;
  const rest = `${more} more, see \u201CThe table\u201D`;
  return more > 1 ? [...changes.slice(0, most), rest] : changes;
}

function cellChanges(before, after) {
  const [old, now] = [rowsWithCells(before), rowsWithCells(after)];
  const known = (rows, { cell, row }) =>
    rows.some((each) => each.cell === cell && each.row === row);
  const entered = now.filter((each) => !known(old, each))
    .map(({ cell, row }) => `${cell} shows row ${row}`);
  const left = old.filter((each) => !known(now, each)).map((each) =>
    inPool(after, each.cell)
      ? `${each.cell} goes to the reuse pool` : `${each.cell} leaves row ${each.row}`);
  return [...left, ...entered];
}

function inPool({ reusePool }, cell) {
  return reusePool.some(({ cells }) => cells.first.includes(cell));
}

// The rows near the screen whose heights are others than before.
function heightChanges(before, after) {
  const old = heightsOf(before);
  const changes = [];
  for (const [row, { height, isGuess }] of heightsOf(after)) {
    const was = old.get(row);
    if (!was || was.height === height) continue;
    const words = was.isGuess && !isGuess ? `estimated ${points(was.height)}` : points(was.height);
    changes.push(`height of ${row}: ${words} \u2192 ${points(height)}`);
  }
  return changes;
}

function heightsOf({ nearRows }) {
  const heights = new Map();
  for (const { first, last, height, isGuess = false } of nearRows) {
    const [section, start] = numbersOf(first);
    const end = Math.min(numbersOf(last)[1], start + 200);
    for (let row = start; row <= end; row += 1) {
      heights.set(`[${section}, ${row}]`, { height, isGuess });
    }
  }
  return heights;
}

// A text that ends with dots where it is too long; the list of calls has the whole of it.
function shortened(text, most) {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}\u2026` : text;
}

// A text with code between backticks.
function withCode(text) {
  return text.split("`").map((part, place) => {
    const words = breakable(part);
    return place % 2 ? make("code", {}, words) : words;
  });
}
