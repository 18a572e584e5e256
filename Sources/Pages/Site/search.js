// What the search of the site finds: records are [path, title, part of the site, words].
"use strict";

// The words of a text in small letters; names such as heightForRowAt also by their parts.
function searchWords(text) {
  const parts = text.replace(/([a-z0-9])([A-Z])/g, "$1 $2");
  const split = (words) => words.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word);
  return [...new Set([...split(text), ...split(parts)])];
}

// How much each part counts: lessons and callbacks first, evidence last.
const partWeights = {
  Lessons: 1.3, Callbacks: 1.2, "Scenario language": 1.1, Handbook: 1.2, Exceptions: 1.15,
  Rules: 0.8, Scenarios: 0.75, Evidence: 0.4,
};

// What an everyday word counts for the words that it stands for, and a word with a slip.
const meaningShare = 0.6;
const slipShare = 0.7;

// The records, and for each word its places; made once. Everyday words are [word, what it means].
function prepareSearch(index, everyday = []) {
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
    return { record, place, name, names, weight: partWeights[record[2]] ?? 1 };
  });
  const meanings = new Map(everyday.map(([word, means]) =>
    [shortened(word), { word, means: means.split(" ") }]));
  return { entries, places, meanings, readings: new Map() };
}

// A word without its ending, so that "recycles" and "recycling" are "recycl".
function shortened(word) {
  const stem = word.replace(/(ions?|ings?|ies|ed|er|es|s)$/, "");
  return (stem.length >= 3 ? stem : word).replace(/e$/, "");
}

// How well a word of a question fits one of a record: the same, a beginning of it, or not at all.
function fit(wanted, word) {
  if (word === wanted) return 1;
  if (wanted.length > 2 && word.startsWith(wanted)) {
    return /^(?:e?[sdr]|ing)$/.test(word.slice(wanted.length)) ? 0.9 : 0.6;
  }
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

// How many letters must change to make one word of another, if not more than so many; two that are
// swapped count as one.
function slips(left, right, most) {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let [older, row] = [[], Array.from({ length: right.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const change = left[i - 1] === right[j - 1] ? 0 : 1;
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + change);
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (isSwap) next[j] = Math.min(next[j], older[j - 2] + 1);
    }
    [older, row] = [row, next];
  }
  return row[right.length];
}

// The words that may be meant by one that no record has.
function nearWords(word, { places, meanings }) {
  if (word.length < 4) return [];
  const most = word.length < 8 ? 1 : 2;
  const near = [];
  const compare = (typed, known, meant) => {
    if (known.length < 4 || known[0] !== typed[0]) return;
    const count = slips(typed, known, most);
    if (count <= most) near.push([count, meant]);
  };
  for (const known of places.keys()) compare(word, known, known);
  for (const [known, { word: meant }] of meanings) compare(shortened(word), known, meant);
  const least = Math.min(...near.map(([count]) => count));
  return near.filter(([count]) => count === least).map(([, known]) => known).slice(0, 4);
}

// The words to look for in place of one, each with what it counts; and what it was read as. Each
// word is read once.
function readings(word, prepared) {
  const known = prepared.readings.get(word) ?? readWord(word, prepared);
  prepared.readings.set(word, known);
  return known;
}

function readWord(word, prepared) {
  const isKnown = fits(word, prepared.places).size > 0;
  const meant = prepared.meanings.get(shortened(word))?.means ?? [];
  const said = meant.map((other) => [other, meaningShare]);
  if (isKnown || said.length) return { words: [[word, 1], ...said], slip: undefined };
  const near = nearWords(word, prepared);
  const meaning = near.flatMap((other) => prepared.meanings.get(shortened(other))?.means ?? [])
    .map((other) => [other, meaningShare * slipShare]);
  return { words: [...near.map((other) => [other, slipShare]), ...meaning], slip: near[0] };
}

// What a record earns for being called as was typed, or nearly so; a selector is a name too.
function earnedByName(entry, typed) {
  if (entry.name === typed) return 200;
  if (typed.includes(":") && entry.names.includes(typed)) return 100;
  if (typed.length < 3) return 0;
  if (entry.name.startsWith(typed)) return 40 - Math.min(entry.name.length - typed.length, 20);
  return typed.length > 5 && entry.names.some((name) => name.includes(typed)) ? 6 : 0;
}

function wordsOf(question) {
  return searchWords(question).filter((word) => word.length > 1 || /\d/.test(word));
}

// The words of a question that were read as others.
function correctedWords(prepared, question) {
  const words = wordsOf(question).map((word) => [word, readings(word, prepared).slip])
    .filter(([, slip]) => slip !== undefined);
  // A part of a name that was read as another says nothing new.
  return words.filter(([word]) => !words.some(([other]) => other !== word && other.includes(word)));
}

// The records that fit a question best, at most so many, and none that fits badly.
function findRecords(prepared, question, most = 40) {
  const { entries, places } = prepared;
  // A slip in a name is corrected, so that the page of the name is first.
  const slipped = /[a-z][A-Z]/.test(question) ? correctedWords(prepared, question) : [];
  const typed = slipped.reduce(
    (text, [word, slip]) => text.replace(word, slip), question.toLowerCase().trim(),
  );
  const wanted = wordsOf(question);
  if (wanted.length === 0) return [];
  const scores = new Map();
  const met = new Map();
  let all = 0;
  for (const word of wanted) {
    const best = new Map();
    for (const [other, worth] of readings(word, prepared).words) {
      for (const [place, value] of fits(other, places)) {
        best.set(place, Math.max(best.get(place) ?? 0, value * worth));
      }
    }
    // A word that many records have says little, and so does one that no record has.
    const share = best.size === 0 ? 0.3 : 1;
    const weight = share * Math.log(1 + entries.length / (1 + best.size));
    all += weight;
    for (const [place, value] of best) {
      scores.set(place, (scores.get(place) ?? 0) + value * weight);
      met.set(place, (met.get(place) ?? 0) + weight);
    }
  }
  const found = entries.map((entry) => {
    const earned = earnedByName(entry, typed);
    const isMet = earned > 5 || (met.get(entry.place) ?? 0) > 0.45 * all;
    // Where two fit alike, the shorter title is nearer to what was typed.
    const share = 0.4 + 0.6 * (met.get(entry.place) ?? 0) / all;
    const score = (scores.get(entry.place) ?? 0) * entry.weight * share
      - entry.name.length * 0.001;
    return { entry, isMet, score: score + earned };
  });
  return found.filter((hit) => hit.isMet)
    .sort((left, right) => right.score - left.score || left.entry.place - right.entry.place)
    .slice(0, most).map((hit) => hit.entry.record);
}
