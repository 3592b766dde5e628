/** Scrolls a row sideways until one of its items is in sight; the page itself stays where it is. */
export const showInRow = (row: HTMLElement, item: HTMLElement): void => {
  const [box, place] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  if (place.left < box.left) row.scrollLeft += place.left - box.left
  else if (place.right > box.right) row.scrollLeft += place.right - box.right
}
