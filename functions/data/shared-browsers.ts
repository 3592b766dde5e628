import * as z from 'zod/mini'
import { id } from '#shared/schemas/ids.ts'
import { keys, partitions } from './keys.ts'
import { queryItems } from './queries.ts'
import { deleteWrite, putWrite, write } from './table.ts'
import type { Write } from './transact.ts'
import { undeletedWrite } from './users.ts'
import { keptUntil } from './kept-until.ts'

// That two accounts were signed in in one browser, kept under both for half a year. Admins are shown it as a hint, and nobody else is.

const sharedBrowser = z.object({ otherId: id('user') })

/** The writes that note of two accounts that one browser had both. They fail when the other one is gone or about to go. */
export const sharedBrowserWrites = (userId: string, otherId: string, at: Date): Write[] => {
  const expiresAt = keptUntil('sharedBrowser', at)
  const note = (one: string, other: string) =>
    putWrite({ ...keys.sharedBrowser(one, other), otherId: other, expiresAt })
  return [undeletedWrite(otherId), note(userId, otherId), note(otherId, userId)]
}

/** Ids of accounts that a browser had besides this one, as many as are asked for. */
export const listSharedBrowsers = async (userId: string, atMost?: number): Promise<string[]> => {
  const query = { partition: partitions.user(userId), prefix: partitions.sharedBrowserPrefix, limit: atMost }
  return (await queryItems(query, sharedBrowser, atMost)).map(({ otherId }) => otherId)
}

/** Forgets under another account that a browser had this one too. */
export const forgetSharedBrowser = async (userId: string, otherId: string): Promise<void> => {
  await write(deleteWrite(keys.sharedBrowser(otherId, userId)))
}
