/** Room beside the item: for the ring around it, or around the card whose title it is, and for a glimpse of the next. */
const gap = 24

/** Scrolls a row sideways until one of its items is in sight; the page itself stays where it is. */
export const showInRow = (row: HTMLElement, item: HTMLElement): void => {
  const [box, place] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  const [before, after] = [place.left - gap - box.left, place.right + gap - box.right]
  if (before < 0) row.scrollLeft += before
  else if (after > 0) row.scrollLeft += after
}
