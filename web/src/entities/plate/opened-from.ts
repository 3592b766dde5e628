let opener: HTMLElement | undefined

/** Remembers the link that opens a plate, so that closing it leads back there. */
export const openedFrom = (link: HTMLElement): void => {
  opener = link
}

/** Puts the focus back on the link that opened the plate, if it is still on the page. */
export const focusOpener = (): void => {
  if (opener?.isConnected) opener.focus({ preventScroll: true })
}
