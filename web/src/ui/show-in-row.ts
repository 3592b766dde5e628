/** Room beside the item: for the ring around it, or around the card whose title it is, and for a glimpse of the next. */
const gap = 24

/**
 * Scrolls a row sideways until one of its items is in sight, and not under a column that stays: the row's scroll padding says where one
 * is. The page itself stays where it is.
 */
export const showInRow = (row: HTMLElement, item: HTMLElement): void => {
  const [box, place] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  // `auto` where there is none.
  const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(row)
  const before = place.left - gap - box.left - (parseFloat(scrollPaddingLeft) || 0)
  const after = place.right + gap - box.right + (parseFloat(scrollPaddingRight) || 0)
  if (before < 0) row.scrollLeft += before
  else if (after > 0) row.scrollLeft += after
}
