import * as z from 'zod/mini'
import { keys, partitions } from './keys.ts'
import { ConditionsFailed, transact, type Write } from './transact.ts'
import { id } from '#shared/schemas/ids.ts'
import {
  consentView,
  defaultPreferences,
  preferences,
  type Preferences,
} from '#shared/schemas/preferences.ts'
import { deleteWrite, getItem, insertWrite, updateWrite } from './table.ts'
import { queryItems } from './queries.ts'

const stored = z.object({
  /** Absent while a person has a token but never chose: the defaults of the day hold then. */
  preferences: z._default(preferences, defaultPreferences),
  unsubscribeToken: z.string(),
  version: z.number(),
})

/** A person's preferences, and the token by which a mail's unsubscribe link finds them. */
export type PreferencesRecord = {
  preferences: Preferences
  /** Null as long as nothing is stored. */
  unsubscribeToken: string | null
  version: number
}

/** Before anything was stored. */
const unset: PreferencesRecord = { preferences: defaultPreferences, unsubscribeToken: null, version: 0 }

/** A person's wishes, or the ones everybody begins with. Strongly consistent: who has just unsubscribed gets no mail. */
export const readPreferences = async (userId: string): Promise<PreferencesRecord> =>
  (await getItem(keys.preferences(userId), stored)) ?? unset

/**
 * The writes of a person's first preferences, with the token (`newUnsubscribeToken`) of their mail: two. Without `chosen` only the
 * token is stored.
 */
export const newPreferencesWrites = (userId: string, token: string, chosen?: Preferences): Write[] => [
  insertWrite({
    ...keys.preferences(userId),
    ...(chosen && { preferences: chosen }),
    unsubscribeToken: token,
    version: 1,
  }),
  insertWrite({ ...keys.unsubscribeToken(token), userId }),
]

/**
 * Gives a person without an unsubscribe token this one, and returns the stored one: of two callers at once both get the first
 * one's. A write of its own, so that transactions that notify the person cannot fail each other over it.
 */
export const giveUnsubscribeToken = async (userId: string, token: string): Promise<string> => {
  try {
    await transact(newPreferencesWrites(userId, token))
    return token
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    const { unsubscribeToken } = await readPreferences(userId)
    if (unsubscribeToken === null) throw error
    return unsubscribeToken
  }
}

/**
 * Stores a person's new preferences, with `together` in the same transaction, provided nothing changed since they were read as
 * `seen`. `token` becomes theirs if they have none. @throws AppError CONFLICT
 */
export const replacePreferences = async (
  userId: string,
  chosen: Preferences,
  seen: PreferencesRecord,
  token: string,
  together: readonly Write[],
): Promise<void> => {
  const update: Write = updateWrite(keys.preferences(userId), {
    set: { preferences: chosen, version: seen.version + 1 },
    if: 'version = :seen',
    values: { seen: seen.version },
  })
  const own = seen.version === 0 ? newPreferencesWrites(userId, token, chosen) : [update]
  await transact([...own, ...together])
}

const tokenRecord = z.object({ userId: id('user') })

/** Finds the user whose mail carries this unsubscribe token; undefined when there is none. */
export const findUnsubscriber = async (token: string): Promise<string | undefined> =>
  (await getItem(keys.unsubscribeToken(token), tokenRecord))?.userId

/** Removes a person's wishes and the token of their mail, whose links end with it. Doing it again is no error. */
export const deletePreferences = async (userId: string): Promise<void> => {
  const { unsubscribeToken } = await readPreferences(userId)
  if (unsubscribeToken === null) return
  await transact([
    deleteWrite(keys.unsubscribeToken(unsubscribeToken)),
    deleteWrite(keys.preferences(userId)),
  ])
}

const consentRecord = z.extend(consentView, { userId: id('user') })
export type ConsentRecord = z.output<typeof consentRecord>

/** A write that adds a line to a person's consent history, for the transaction of what was agreed to or withdrawn. */
export const consentWrite = (entry: ConsentRecord): Write =>
  insertWrite({ ...keys.consent(entry.userId, entry.at, entry.id), ...entry })

/** Lists a person's consents and withdrawals, newest first; all, or the newest `atMost`. */
export const listConsents = (userId: string, atMost = Infinity): Promise<ConsentRecord[]> =>
  queryItems(
    {
      partition: partitions.user(userId),
      prefix: partitions.consentPrefix,
      newestFirst: true,
      consistent: true,
      limit: atMost < Infinity ? atMost : undefined,
    },
    consentRecord,
    atMost,
  )
