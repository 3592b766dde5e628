import { getItems, anyItem } from '#functions/data/table.ts'
import { keys } from '#functions/data/keys.ts'

/** What jobs tell a person once: the same news has the same name, whichever run finds it. */
export const newsNames = {
  /** A car among what a saved search finds. */
  match: (searchId: string, listingId: string) => `MATCH#${searchId}#${listingId}`,
  /** A price of a saved car that is lower than the one before; `at` is when it was set. */
  priceDrop: (listingId: string, at: string) => `PRICE#${listingId}#${at}`,
  /** A saved car that was sold; `at` is when its seller said so. */
  sale: (listingId: string, at: string) => `SALE#${listingId}#${at}`,
}

/** Which of these news (`newsNames`) a person has been told. Strongly consistent. */
export const listTold = async (userId: string, names: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await getItems(
        names.map((name) => keys.told(userId, name)),
        anyItem,
      )
    ).map(({ sk }) => String(sk)),
  )
