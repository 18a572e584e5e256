// Motion between two events: rows slide, cells fly into the reuse pool and out of it.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Motion {
  constructor(element) {
    this.element = element;
  }

  // Where rows and chips are, before another event is shown.
  places() {
    const found = (selector, key) => new Map([...this.element.querySelectorAll(selector)].map(
      (each) => [key(each), each.getBoundingClientRect()]));
    return {
      rows: found("g.cell", ({ dataset }) => dataset.cell),
      chips: found(".pool .chip", ({ textContent }) => textContent),
    };
  }

  // Moves what is at another place now than before.
  play(before, duration) {
    if (calm.matches) return;
    const after = this.places();
    for (const [cell, box] of after.chips) {
      const from = before.rows.get(cell);
      if (from && !after.rows.has(cell)) this.fly(cell, from, box, duration);
    }
    for (const [cell, box] of after.rows) {
      const [chip, row] = [before.chips.get(cell), before.rows.get(cell)];
      if (chip && !after.chips.has(cell)) this.fly(cell, chip, box, duration);
      this.enter(cell, row, box, duration);
    }
  }

  // A row that was elsewhere slides; one that is new appears.
  enter(cell, from, to, duration) {
    const group = this.element.querySelector(`g.cell[data-cell="${cell}"]`);
    if (!group || group.closest(".open")) return;
    const timing = { duration, easing: "ease-out" };
    if (!from) {
      group.animate([{ opacity: 0 }, { opacity: 1 }], timing);
    } else if (Math.abs(from.top - to.top) > 1) {
      const scale = group.ownerSVGElement.getScreenCTM().d || 1;
      const shift = `translateY(${(from.top - to.top) / scale}px)`;
      group.animate([{ transform: shift }, { transform: "none" }], timing);
    }
  }

  fly(cell, from, to, duration) {
    const chip = make("span", { class: "chip flyer", style: `--hue: ${hueOfCell(cell)}` }, cell);
    chip.setAttribute("aria-hidden", "true");
    document.body.append(chip);
    const centre = ({ left, top, width, height }) =>
      `translate(${left + width / 2 - 30}px, ${top + height / 2 - 12}px)`;
    const flight = chip.animate(
      [{ transform: centre(from) }, { transform: centre(to) }],
      { duration: duration * 1.3, easing: "ease-in-out" },
    );
    flight.finished.then(() => chip.remove(), () => chip.remove());
  }
}
