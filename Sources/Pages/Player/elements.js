// Elements of the page. What comes from a trace becomes a text node or an attribute, never markup.

const svgSpace = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  const isThere = (child) => child !== undefined && child !== null;
  element.append(...children.flat(Infinity).filter(isThere));
  return element;
}

// An element of HTML with attributes, listeners ("onclick") and children.
function make(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

// The same of SVG.
function draw(name, attributes = {}, ...children) {
  return fill(document.createElementNS(svgSpace, name), attributes, children);
}

// The signs of buttons as lines of a square of 16 points, which no font has to know.
const signs = {
  first: "M3 3v10M13 3L6 8l7 5z", back: "M11 3L4 8l7 5z", play: "M4 2v12l9-6z",
  pause: "M4 3h3v10H4zM10 3h3v10h-3z", forward: "M5 3l7 5-7 5z", last: "M13 3v10M3 3l7 5-7 5z",
  phase: "M3 3h10M3 8h6M6 5.5l3 2.5-3 2.5M3 13h10",
  step: "M2 13h4V9h4V5h4", difference: "M3 6h10M3 10h10M10 3L6 13",
  mark: "M8 2l2 4 4 .6-3 3 .7 4.4L8 12l-3.7 2 .7-4.4-3-3L6 6z",
};

function sign(name) {
  const attributes = { class: "sign", viewBox: "0 0 16 16", "aria-hidden": "true" };
  return draw("svg", attributes, draw("path", { d: signs[name] }));
}

// A button with a name for everybody and a sign for those who see.
function button(name, title, action, attributes = {}) {
  const all = { type: "button", "aria-label": title, title, onclick: action, ...attributes };
  return make("button", all, sign(name));
}

// A headline below that of the player, or one of its parts, by how far it is below.
function heading(depth, attributes, text) {
  return make(`h${heading.level + depth}`, attributes, text);
}
heading.level = 2;

// A part of the page with a headline.
function panel(title, className, ...children) {
  const id = `${className}-${panel.count++}`;
  const headline = heading(0, { id, class: "heading" }, title);
  const attributes = { class: `panel ${className}`, "aria-labelledby": id };
  return make("section", attributes, headline, children);
}
panel.count = 0;

// A text in which a long name begins a line before it breaks, and breaks in front of a capital.
function breakable(text) {
  return text.split(/([\w.:()]{19,})/).map((part, place) => place % 2 === 0 ? part : make(
    "span", { class: "name" }, part.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[:(./_])/)
      .flatMap((each) => [document.createElement("wbr"), each]).slice(1),
  ));
}

// A text in which addresses are links.
function linked(text) {
  return text.split(/(https?:\/\/[^\s,;()]+)/).map((part, place) =>
    place % 2 ? make("a", { href: part, rel: "noopener noreferrer" }, part) : part);
}

// The colour of a cell, which it keeps when it is reused: its number chooses the hue.
function hueOfCell(cell) {
  const number = Number(cell.split("#")[1]) || 0;
  return (number * 137 + 200) % 360;
}
