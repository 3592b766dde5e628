import { languageParameter } from '#shared/rules/page-address.ts'

/** The end of a plate's address that opens the ways to reach its seller. */
export const contactHash = '#contact'

/** The history state that says how a plate's address was reached, so that closing undoes exactly that step. */
export type PlateStep = {
  /** The list is the entry before. */
  fromList?: boolean
  /** The plate's details are the entry before, and stay open underneath. */
  fromDetails?: boolean
}

/** A list's query as its plates' addresses carry it on: without the language that one came in by, which is the tab's by now. */
export const listQuery = (search: string): string => {
  const query = new URLSearchParams(search)
  query.delete(languageParameter)
  // Commas of lists stay readable.
  return query.toString().replaceAll('%2C', ',')
}

let opener: HTMLElement | undefined

/** Remembers the link that opens a plate, so that closing it leads back there. */
export const openedFrom = (link: HTMLElement): void => {
  opener = link
}

/** Puts the focus back on the link that opened the plate, if it is still on the page. */
export const focusOpener = (): void => {
  if (opener?.isConnected) opener.focus({ preventScroll: true })
}

/** The parts of the plates page, by the name that `?tab=` has; a visit begins with the first. */
export const plateTabs = ['browse', 'sell'] as const
export type PlateTab = (typeof plateTabs)[number]
