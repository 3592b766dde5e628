import { showInRow } from '#web/ui/show-in-row.ts'

const onFocus = ({ target }: FocusEvent): void => {
  if (!(target instanceof HTMLElement && target.matches(':focus-visible'))) return
  let row = target.parentElement
  while (row && (row.scrollWidth <= row.clientWidth || getComputedStyle(row).overflowX !== 'auto'))
    row = row.parentElement
  if (row) showInRow(row, target)
}

/**
 * What a keyboard reaches in a row that scrolls sideways comes wholly into sight: Chromium scrolls no further where 32 pixels of it show.
 * Gives the way to end it.
 */
export const keepFocusInRow = (): (() => void) => {
  document.addEventListener('focusin', onFocus)
  return () => document.removeEventListener('focusin', onFocus)
}
