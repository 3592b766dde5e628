import type { Locator, Page } from 'playwright/test'
import type { Language } from '#shared/constants/market.ts'
import type { Translate } from '../messages.ts'

/** Who opens a page: somebody without an account, or one of the demo's accounts. */
export const people = ['visitor', 'buyer', 'seller', 'dealer', 'newdealer', 'admin'] as const
export type Person = (typeof people)[number]

/** What somebody who opens something on a page needs. */
export type Stage = { page: Page; main: Locator; t: Translate; language: Language; isPhone: boolean }

/** A page as somebody sees it: its address, and what they have opened or done there. */
export type Visit = {
  who: Person
  path: string
  /** What is open, in words: for the report of what was found. */
  state?: string
  /** Brings the page there, and waits until it is. */
  open?: (stage: Stage) => Promise<void>
}

/** A visit's name in a report: `buyer /profile, deleting the account`. */
export const nameOf = ({ who, path, state }: Visit): string =>
  state ? `${who} ${path}, ${state}` : `${who} ${path}`
