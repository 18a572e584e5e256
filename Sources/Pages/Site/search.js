// What the search of the site finds: records are [path, title, part of the site, words].
"use strict";

// The words of a text in small letters; names such as heightForRowAt also by their parts.
function searchWords(text) {
  const parts = text.replace(/([a-z0-9])([A-Z])/g, "$1 $2");
  const split = (words) => words.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word);
  return [...new Set([...split(text), ...split(parts)])];
}

// The parts in which somebody looks first.
const searchedFirst = { Lessons: 1.25, Callbacks: 1.2, "Scenario language": 1.1, Handbook: 1.1 };

// The records, and for each word where it stands; made once.
function prepareSearch(index) {
  const places = new Map();
  const note = (word, place, inTitle) => {
    if (!places.has(word)) places.set(word, []);
    places.get(word).push([place, inTitle ? 3 : 1]);
  };
  const entries = index.map((record, place) => {
    for (const word of searchWords(record[1])) note(word, place, true);
    for (const word of searchWords(record[3])) note(word, place, false);
    const names = `${record[1]} ${record[3]}`.toLowerCase().split(/\s+/);
    const name = record[1].toLowerCase();
    return { record, place, name, names, weight: searchedFirst[record[2]] ?? 1 };
  });
  return { entries, places };
}

// How well a word of a question fits one of a record: the same, a beginning of it, or not at all.
function fit(wanted, word) {
  if (word === wanted) return 1;
  if (wanted.length > 2 && word.startsWith(wanted)) return 0.6;
  return word.length > 4 && wanted.startsWith(word) ? 0.4 : 0;
}

// How well a word fits the records that it fits, by their places.
function fits(wanted, places) {
  const best = new Map();
  for (const [word, found] of places) {
    const share = fit(wanted, word);
    if (share === 0) continue;
    for (const [place, weight] of found) {
      best.set(place, Math.max(best.get(place) ?? 0, share * weight));
    }
  }
  return best;
}

// What a record earns for being called as was typed, or nearly so; a selector is a name too.
function earnedByName(entry, typed) {
  if (entry.name === typed) return 200;
  if (typed.includes(":") && entry.names.includes(typed)) return 100;
  if (typed.length < 3) return 0;
  if (entry.name.startsWith(typed)) return 40 - Math.min(entry.name.length - typed.length, 20);
  return typed.length > 5 && entry.names.some((name) => name.includes(typed)) ? 6 : 0;
}

// The records that fit a question best, at most so many, and none that fits badly.
function findRecords(prepared, question, most = 40) {
  const { entries, places } = prepared;
  const typed = question.toLowerCase().trim();
  const wanted = searchWords(question).filter((word) => word.length > 1 || /\d/.test(word));
  if (wanted.length === 0) return [];
  const scores = new Map();
  const met = new Map();
  let all = 0;
  for (const word of wanted) {
    const best = fits(word, places);
    // A word that many records have says little.
    const weight = Math.log(1 + entries.length / (1 + best.size));
    all += weight;
    for (const [place, share] of best) {
      scores.set(place, (scores.get(place) ?? 0) + share * weight);
      met.set(place, (met.get(place) ?? 0) + weight);
    }
  }
  const found = entries.map((entry) => {
    const earned = earnedByName(entry, typed);
    const isMet = earned > 5 || (met.get(entry.place) ?? 0) > 0.45 * all;
    // Where two fit alike, the shorter title is nearer to what was typed.
    const score = (scores.get(entry.place) ?? 0) * entry.weight - entry.name.length * 0.001;
    return { entry, isMet, score: score + earned };
  });
  return found.filter((hit) => hit.isMet)
    .sort((left, right) => right.score - left.score || left.entry.place - right.entry.place)
    .slice(0, most).map((hit) => hit.entry.record);
}
