/** Where somebody was in the list when they opened a plate: its link, and how far the page was scrolled. */
type Origin = { link: HTMLElement; top: number }

let origin: Origin | undefined

/** Remembers the link that opens a plate, so that closing it leads back there. */
export const openedFrom = (link: HTMLElement): void => {
  origin = { link, top: window.scrollY }
}

/** The link that opened a plate, while it is still on the page. */
export const originOf = (): Origin | undefined => (origin?.link.isConnected ? origin : undefined)
