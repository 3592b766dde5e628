import { showInRow } from '#web/ui/show-in-row.ts'

/** Questions at the lower edge stay while the page scrolls: what one of them covers comes to the middle (WCAG 2.4.11). */
const showBesideQuestions = (target: HTMLElement): void => {
  // A dialog or menu lies over them.
  if (target.closest('dialog, [popover]')) return
  // Main and headings are focused for screen readers, where they stand; a tab is reached by an arrow before it is drawn as the chosen one.
  if (target.tabIndex < 0 && !target.matches('[role=tab]')) return
  const place = target.getBoundingClientRect()
  const isCovered = [...document.querySelectorAll('.above-bars')].some((question) => {
    if (question.contains(target) || getComputedStyle(question).position !== 'fixed') return false
    const box = question.getBoundingClientRect()
    // An empty one covers nothing, and what is taller than the room above it cannot come out.
    if (box.height === 0 || place.height > box.top) return false
    return (
      place.top < box.bottom && place.bottom > box.top && place.left < box.right && place.right > box.left
    )
  })
  if (isCovered) target.scrollIntoView({ block: 'center' })
}

// A text field is `:focus-visible` at a press, too, which must not move the page under the finger.
let isByKeyboard = false
const onInput = ({ type }: Event): void => {
  isByKeyboard = type === 'keydown'
}

const onFocus = ({ target }: FocusEvent): void => {
  if (!(target instanceof HTMLElement && target.matches(':focus-visible'))) return
  if (isByKeyboard) showBesideQuestions(target)
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
  const ended = new AbortController()
  const options = { capture: true, signal: ended.signal }
  document.addEventListener('focusin', onFocus, options)
  document.addEventListener('keydown', onInput, options)
  document.addEventListener('pointerdown', onInput, options)
  return () => ended.abort()
}
