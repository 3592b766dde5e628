import { showInRow } from '#web/ui/show-in-row.ts'

/** Questions at the lower edge stay while the page scrolls: what one of them covers comes to the middle (WCAG 2.4.11). */
const showBesideQuestions = (target: HTMLElement): void => {
  // A dialog or menu lies over them.
  if (target.closest('dialog, [popover]')) return
  const place = target.getBoundingClientRect()
  const isCovered = [...document.querySelectorAll('.above-bars')].some((question) => {
    if (question.contains(target) || getComputedStyle(question).position !== 'fixed') return false
    const box = question.getBoundingClientRect()
    return (
      place.top < box.bottom && place.bottom > box.top && place.left < box.right && place.right > box.left
    )
  })
  if (isCovered) target.scrollIntoView({ block: 'center' })
}

const onFocus = ({ target }: FocusEvent): void => {
  if (!(target instanceof HTMLElement && target.matches(':focus-visible'))) return
  showBesideQuestions(target)
  let row = target.parentElement
  // A dialog or menu lies over the row that it was opened from.
  while (row && (row.scrollWidth <= row.clientWidth || getComputedStyle(row).overflowX !== 'auto'))
    row = row.matches('dialog, [popover]') ? null : row.parentElement
  if (row) showInRow(row, target)
}

/**
 * Brings what a keyboard reaches out from under a question at the lower edge, and in a row that scrolls sideways wholly into sight:
 * Chromium leaves it where 32 pixels of it show.
 * @returns a function that ends it
 */
export const keepFocusInSight = (): (() => void) => {
  document.addEventListener('focusin', onFocus)
  return () => document.removeEventListener('focusin', onFocus)
}
