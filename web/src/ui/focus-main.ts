/** Puts the focus where a page begins, when what had it is about to go: else the next Tab starts at the header. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })

/** The ref of a place that goes away when something in it is pressed. */
export const leaveFocusToMain = (place: Element | null) => () => {
  if (place?.contains(document.activeElement)) focusMain()
}
