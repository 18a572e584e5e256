// The page of the search: shows what is found for the words in its address and in its field.
"use strict";

const field = document.getElementById("search-words");
const said = document.getElementById("search-said");
const list = document.getElementById("search-found");
const prepared = prepareSearch(searchIndex, everydayWords);

// A text that may break inside of long names, at their words.
function breakable(text) {
  return text.split(/(\S{19,})/).map((word, place) => {
    if (place % 2 === 0) return word;
    const name = document.createElement("span");
    name.className = "name";
    name.append(...word.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[:(./_])/)
      .flatMap((part) => [document.createElement("wbr"), part]).slice(1));
    return name;
  });
}

function item([path, title, section, text]) {
  const entry = document.createElement("li");
  const link = document.createElement("a");
  link.href = path;
  link.append(...breakable(title));
  const where = document.createElement("span");
  where.className = "where";
  where.textContent = ` ${section}`;
  const words = document.createElement("div");
  const short = text.length > 160 ? text.slice(0, 160).replace(/[\s.,:;]*\S*$/, "…") : text;
  words.append(...breakable(short));
  entry.append(link, where, words);
  return entry;
}

function search() {
  const question = field.value;
  const found = question.trim() ? findRecords(prepared, question) : [];
  list.replaceChildren(...found.map(item));
  if (!question.trim()) said.textContent = "Type a name, a word of a trace, or a question.";
  else if (found.length === 0) said.textContent = `No page mentions “${question}”.`;
  else {
    const corrected = correctedWords(prepared, question)
      .map(([word, slip]) => `“${word}” was read as “${slip}”. `).join("");
    const count = found.length === 1 ? "1 page." : `${found.length} pages, the best first.`;
    said.textContent = corrected + count;
  }
}

field.value = new URLSearchParams(location.search).get("q") ?? "";
field.addEventListener("input", search);
field.form.addEventListener("submit", (event) => {
  event.preventDefault();
  search();
});
search();
if (!field.value) field.focus();
