// The list of the keys.

const keyMeanings = [
  ["Right, Left", "next or previous event"], ["Home, End", "first or last event"],
  ["p, P", "next or previous phase"], ["s, S", "next or previous step"],
  ["m, M", "next or previous call that matters in this lesson"],
  ["d, D", "next or previous difference between the two runs"],
  ["space", "play or pause"],
  ["/", "find a call: Enter for the next one, Shift-Enter for the previous"],
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
