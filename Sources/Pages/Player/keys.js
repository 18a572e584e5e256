// The list of the keys.

const keyMeanings = [
  ["Right, Left", "the next event, the one before"], ["Home, End", "the first, the last event"],
  ["p, P", "the next phase, the one before"], ["s, S", "the next step, the one before"],
  ["m, M", "the next call that matters, the one before"],
  ["d, D", "the next difference of two runs, the one before"],
  ["space", "play, pause"], ["/", "find a call; Enter the next one, with Shift the one before"],
  ["e, Enter", "open or close a group of equal calls"], ["q", "the quiz"], ["?", "this list"],
];

function listOfKeys(id) {
  const rows = keyMeanings.map(([key, says]) =>
    [make("dt", {}, make("kbd", {}, key)), make("dd", {}, says)]);
  const label = `${id}-keys`;
  const close = make("button", { type: "button", onclick: () => dialog.close() }, "Close");
  const dialog = make("dialog", { "aria-labelledby": label },
    heading(0, { id: label, class: "heading" }, "Keys"), make("dl", {}, rows), close);
  return dialog;
}
