import { notifyWrites } from '#functions/commands/notify.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { giveUnsubscribeToken } from '#functions/data/preferences.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { defaultPreferences } from '#shared/schemas/preferences.ts'
import type { IdKind } from '#shared/schemas/ids.ts'
import { type Random, seededId } from '#scripts/seed/random.ts'

/** An act of a user at a time, played by the product's own code. */
export type Action = { at: Date; run: () => Promise<unknown> }

/**
 * Plays acts in the order of their times, one after the other: the audit log numbers its records as they come, so what is told
 * later must have happened later.
 */
export const runInOrder = async (actions: readonly Action[]): Promise<void> => {
  for (const { run } of actions.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await run()
}

/** Stored users and listings, with photos, from which the history of the demo market is played. */
export type StoredMarket = {
  users: ReadonlyMap<string, UserRecord>
  listings: ReadonlyMap<string, ListingRecord>
}

/** Returns the item with this id. @throws when there is none: the plan and the store disagree */
export const stored = <T>(from: ReadonlyMap<string, T>, id: string): T => {
  const found = from.get(id)
  if (found === undefined) throw new Error(`${id} is planned but not stored`)
  return found
}

/** Replaces `newId`: the same ids for the same seed. */
export const idsFrom =
  (random: Random) =>
  (kind: IdKind): string =>
    seededId(random, kind)

/** Replaces `newUnsubscribeToken`. */
export const tokensFrom = (random: Random) => (): string => seededId(random, 'consent').split('_')[1]!

const noMail = {
  ...defaultPreferences,
  email: { leads: false, decisions: false, savedSearches: false, favorites: false },
}

/** Replaces `notifyWrites`: users are notified in the app only, since nobody wants email about a made-up past. */
export const notifyInAppOnly = (random: Random): typeof notifyWrites => {
  const deps = {
    readPreferences: async () => ({ preferences: noMail, unsubscribeToken: null, version: 0 }),
    giveUnsubscribeToken,
    newUnsubscribeToken: tokensFrom(random),
    newId: idsFrom(random),
  }
  return (reader, news, at) => notifyWrites(reader, news, at, deps)
}

/** No call came over the network. */
const noRequest: RequestInfo = {
  id: 'seed',
  ip: '127.0.0.1',
  origin: undefined,
  host: undefined,
  cookies: {},
  authorization: undefined,
  actingFor: undefined,
  userAgent: '',
}

/** What every act is given that is called with no query. */
export const noQuery = { query: undefined, request: noRequest }

/** The same for an act whose path names nothing. */
export const noInput = { ...noQuery, params: undefined }
