/** Puts the focus where a page begins, when what had it is about to go: else the next Tab starts at the header. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })
