import type { Locator, Page } from 'playwright/test'
import type { Language } from '#shared/constants/market.ts'
import type { Translate } from '../messages.ts'

/** Kinds of users who open a page: a visitor without an account, or one of the demo accounts. */
export const people = ['visitor', 'buyer', 'seller', 'dealer', 'newdealer', 'admin'] as const
export type Person = (typeof people)[number]

/** Everything that a visit's `open` needs. */
export type Stage = { page: Page; main: Locator; t: Translate; language: Language; isPhone: boolean }

/** A page in one of its states: its address, and what was opened or done there. */
export type Visit = {
  who: Person
  path: string
  /** The state, in words, for the report of faults. */
  state?: string
  /** Brings the page into that state, and waits until it is there. */
  open?: (stage: Stage) => Promise<void>
}

/** A visit's name in a report: `buyer /profile, deleting the account`. */
export const nameOf = ({ who, path, state }: Visit): string =>
  state ? `${who} ${path}, ${state}` : `${who} ${path}`
