import { showInRow } from '#web/ui/show-in-row.ts'

const onFocus = ({ target }: FocusEvent): void => {
  if (!(target instanceof HTMLElement && target.matches(':focus-visible'))) return
  let row = target.parentElement
  // A dialog or menu lies over the row that it was opened from.
  while (row && (row.scrollWidth <= row.clientWidth || getComputedStyle(row).overflowX !== 'auto'))
    row = row.matches('dialog, [popover]') ? null : row.parentElement
  if (row) showInRow(row, target)
}

/**
 * Brings what a keyboard reaches in a row that scrolls sideways wholly into sight: Chromium leaves it where 32 pixels of it show.
 * @returns a function that ends it
 */
export const keepFocusInRow = (): (() => void) => {
  document.addEventListener('focusin', onFocus)
  return () => document.removeEventListener('focusin', onFocus)
}
