/** The filters of a page, by their names. */
export type Panel = {
  /** Those that are ticked, and those that can be. */
  boxes: () => Promise<{ ticked: readonly string[]; free: readonly string[] }>
  /** Whether it was still there to be clicked. */
  click: (name: string) => Promise<boolean>
}

/** The filter that was pressed, and those that are ticked since, oldest first. */
export type Pressed = { name: string; ticked: readonly string[] }

// More than a person combines, fewer than leave nothing to find.
const mostTicked = 3

/**
 * The filter that a person who tries them presses next: another one, or the oldest of three. Hardly two searches are the same, so
 * each has to ask the API. Which it is follows from their order on the page alone. `ticked` are those before, oldest first.
 */
const nextBox = (ticked: readonly string[], free: readonly string[], step: number): string =>
  ticked.length >= mostTicked ? ticked[0]! : free[(step * 7) % free.length]!

/** Presses the next filter of a page on which `before` were ticked, oldest first; of those that are there when it is pressed. */
export const pressNext = async (panel: Panel, before: readonly string[], step: number): Promise<Pressed> => {
  const boxes = await panel.boxes()
  // A model goes with its make.
  const ticked = before.filter((name) => boxes.ticked.includes(name))
  const name = nextBox(ticked, boxes.free, step)
  // Counts of the press before, which came late, have taken it away.
  if (!(await panel.click(name))) return pressNext(panel, ticked, step)
  return { name, ticked: ticked.includes(name) ? ticked.slice(1) : [...ticked, name] }
}
