const open: HTMLDialogElement[] = []
const watchers = new Set<() => void>()
const tell = () => {
  // The page behind a modal does not scroll.
  document.documentElement.toggleAttribute('data-has-modal', open.length > 0)
  watchers.forEach((watcher) => watcher())
}

/** The topmost open modal dialog, if any: everything outside of it can be neither pressed nor heard. */
export const topModal = (): HTMLDialogElement | undefined => open.at(-1)

/** Notes a dialog that has just been opened above the others. */
export const noteOpened = (dialog: HTMLDialogElement): void => {
  open.push(dialog)
  tell()
}

/** Notes that a dialog is closed; nothing for one that was not open. */
export const noteClosed = (dialog: HTMLDialogElement): void => {
  const at = open.indexOf(dialog)
  if (at < 0) return
  open.splice(at, 1)
  tell()
}

/** Calls back whenever a modal has opened or closed. Gives the function that ends it. */
export const watchModals = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
