/** The end of a plate's address that opens the ways to reach its seller. */
export const contactHash = '#contact'

/** What the history remembers of how a plate's address was reached, so that closing undoes exactly that step. */
export type PlateStep = {
  /** The list is the entry before. */
  fromList?: boolean
  /** The plate's details are the entry before, and stay open underneath. */
  fromDetails?: boolean
}
