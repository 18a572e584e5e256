// The steps of a scenario as sentences, so that nobody has to read the language of scenarios.

// A value in flow style, such as `{row: [0, 1], with: fade}`.
function flowValue(text) {
  let place = 0;
  const skip = () => {
    while (/[\s,]/.test(text[place] ?? "")) place += 1;
  };
  const scalar = (ends) => {
    if (text[place] === "\"") {
      const quoted = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(place))?.[0] ?? text.slice(place);
      place += quoted.length;
      return quoted.slice(1, -1);
    }
    const start = place;
    while (place < text.length && !ends.test(text.slice(place, place + 2))) place += 1;
    return text.slice(start, place).trim();
  };
  const value = (depth) => {
    skip();
    const open = text[place];
    if (depth > 40 || (open !== "[" && open !== "{")) return scalar(depth ? /^[,\]}]/ : /^$/);
    place += 1;
    const [list, members] = [[], {}];
    for (skip(); place < text.length && !"]}".includes(text[place]); skip()) {
      if (open === "[") {
        list.push(value(depth + 1));
      } else {
        const key = scalar(/^(?::(?:\s|$)|[,}\]])/);
        if (text[place] === ":") place += 1;
        members[key] = value(depth + 1);
      }
    }
    place += 1;
    return open === "[" ? list : members;
  };
  return value(0);
}

// A step as its keyword and its argument.
function stepParts(text) {
  const [, key, rest] = /^(\w+)(?:: ?(.*))?$/s.exec(text) ?? [];
  return { key, value: rest === undefined ? undefined : flowValue(rest) };
}

// What stands in a list of steps, in the same form.
function partOf(item) {
  if (typeof item === "string") return { key: item };
  const [[key, value] = []] = Object.entries(item);
  return { key, value };
}

const isPath = (value) => Array.isArray(value) && value.length === 2
  && value.every((each) => /^-?\d+$/.test(each));

// The words for the rows, sections and texts of steps, in a table of one or several sections.
class StepWords {
  constructor(hasSections, steps) {
    this.table = { sections: hasSections ? 2 : 1 };
    this.steps = steps;
  }

  row(value) {
    const path = isPath(value) ? value : value?.row;
    return isPath(path) ? rowName(`[${path.join(", ")}]`, this.table) : undefined;
  }

  // The rows or sections of an update.
  places(value) {
    const list = Array.isArray(value) ? value : value?.at;
    if (this.row(value)) return ` for ${this.row(value)}`;
    const [from, to] = [this.row(value?.from), this.row(value?.to)];
    if (from && to) return ` from ${from} to ${to}`;
    if (!Array.isArray(list) || !list.length) return "";
    const isRows = list.every(isPath);
    const numbers = list.map((each) => isRows ? this.row(each) : String(each));
    if (!isRows) return ` for section${list.length > 1 ? "s" : ""} ${joined(numbers)}`;
    const sections = new Set(list.map(([section]) => section));
    if (sections.size > 1) return ` for ${joined(numbers)}`;
    const where = this.table.sections > 1 ? ` of section ${list[0][0]}` : "";
    return ` for row${list.length > 1 ? "s" : ""} ${joined(list.map(([, row]) => row))}${where}`;
  }

  // A change of the app's data.
  model(value) {
    const [[key, change] = []] = Object.entries(value ?? {});
    const { section, rows } = change ?? {};
    const all = Array.isArray(rows) ? joined(rows.map(String)) : rows;
    const where = this.table.sections > 1 ? ` of section ${section}` : "";
    if (key === "insert" && isPath(change?.at)) {
      const item = change.item ? `\u201C${change.item}\u201D` : "an item";
      return `adds ${item} to its data as ${this.row(change.at)}`;
    }
    if (key === "remove" && isPath(change)) return `removes ${this.row(change)} from its data`;
    if (key === "move" && isPath(change?.from)) {
      return `moves ${this.row(change.from)} to ${this.row(change.to)} in its data`;
    }
    if (key !== "set" || all === undefined || typeof all === "object") return "changes its data";
    if (/^\d+$/.test(all)) return `changes its data to ${all} row${all === "1" ? "" : "s"}${where}`;
    return `changes the rows${where} in its data to ${all}`;
  }

  set(value) {
    const words = Object.entries(value ?? {}).map(([name, to]) =>
      `sets ${name}${typeof to === "object" ? "" : ` to ${to}`}`);
    return joined(words) || "sets a property";
  }

  // Several calls of one method, without what only checks.
  several(list) {
    const parts = list.map(partOf).filter(({ key }) => key !== "expect")
      .map((part) => this.predicate(part) ?? `uses ${part.key}`);
    return joined(parts.filter((part, place) => part !== parts[place - 1]));
  }

  // What the app does; nothing for a step of the user.
  predicate({ key, value }) {
    const name = typeof value === "string" ? value : undefined;
    const does = {
      model: () => this.model(value), set: () => this.set(value),
      state: () => `changes its variable ${name ?? Object.keys(value ?? {}).join(", ")}`,
      setEditing: () => `turns edit mode ${(name ?? value?.editing) === "false" ? "off" : "on"}`,
      setDelegate: () => "sets another delegate", setDataSource: () => "sets another data source",
      scroll: () => value?.by ? `scrolls by ${value.by} points`
        : `scrolls to the offset ${value?.to ?? ""}`.trim(),
      scrollToRow: () => `scrolls to ${this.row(value) ?? "a row"}`,
      query: () => `reads ${name ?? Object.keys(value ?? {}).join(", ")}`,
      note: () => `prints \u201C${name ?? ""}\u201D`,
      addToWindow: () => "adds the table to a window",
      batch: () => {
        const inside = this.several(value?.updates ?? (Array.isArray(value) ? value : []));
        return `calls performBatchUpdates${inside && `, in which it ${inside}`}`;
      },
      apply: () => "applies a snapshot to its diffable data source",
    };
    if (Object.hasOwn(does, key)) return does[key]();
    return appCalls.test(key) ? `calls ${key}${this.places(value)}` : undefined;
  }

  // The whole step as a sentence without its point.
  sentence(text) {
    const part = stepParts(text);
    const { key, value } = part;
    const row = this.row(value) ?? "a row";
    const name = typeof value === "string" ? ` \u201C${value}\u201D` : "";
    const over = value?.over?.length && this.row(value.over[value.over.length - 1]);
    const says = {
      load: () => "The view of the controller is loaded and appears",
      appear: () => "The view appears again", disappear: () => "Another screen covers the view",
      wait: () => "Time passes",
      turn: () => {
        const list = Array.isArray(value) ? value : [];
        return `${list.length > 1 ? "In one method, the" : "The"} app ${this.several(list)}`;
      },
      tap: () => `The user taps ${row}`, touchDown: () => `The user puts a finger on ${row}`,
      touchUp: () => "The user lifts the finger",
      touchCancel: () => "Something else takes over the touch",
      longPress: () => `The user holds a finger on ${row}`
        + (value?.action ? ` and chooses \u201C${value.action}\u201D` : ""),
      tapAccessory: () => `The user taps the accessory of ${row}`,
      tapAction: () => `The user taps the button${name}`,
      tapDeleteControl: () => `The user taps the red minus of ${row}`,
      confirmDelete: () => "The user taps the red Delete button",
      closeSwipe: () => "The user taps outside of the open row",
      swipe: () => `The user swipes ${row}`
        + (value?.distance === "cancelled" ? ", but not far enough" : ""),
      drag: () => `The user drags the content${value?.by ? ` by ${value.by} points` : ""}`,
      reorder: () => `The user drags ${this.row(value?.from) ?? "a row"} by its reorder control`
        + (over ? ` over ${over}` : ""),
    };
    if (Object.hasOwn(says, key)) return says[key]();
    const predicate = this.predicate(part);
    if (predicate) return `The app ${predicate}`;
    const meaning = Object.hasOwn(this.steps, key) ? this.steps[key] : "";
    return meaning.split(/[:.](?:\s|$)/)[0] || "The scenario goes on";
  }
}

// The steps that are calls of UIKit's methods by the app.
const appCalls = new RegExp("^(?:reload|insert|delete|move|select|deselect|begin|end|layout|become"
  + "|resign|setNeeds|invalidate|dequeue|scrollTo|perform|reconfigure|register|setContent)\\w*$");

// Words as a list: "a, b and c".
function joined(words) {
  return words.length < 2 ? words.join("")
    : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
}
