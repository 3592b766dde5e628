import * as z from 'zod/mini'
import { keys, partitions } from '#functions/data/keys.ts'
import { insertWrite } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { consentView } from '#shared/schemas/preferences.ts'
import { queryItems } from '#functions/data/queries.ts'

const consentRecord = z.extend(consentView, { userId: id('user') })
export type ConsentRecord = z.output<typeof consentRecord>

/** A write that adds a line to a person's consent history, for the transaction of what was agreed to or withdrawn. */
export const consentWrite = (entry: ConsentRecord): Write =>
  insertWrite({ ...keys.consent(entry.userId, entry.at, entry.id), ...entry })

/** What a person agreed to and withdrew, newest first; everything, or the newest `atMost`. */
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
