import { leadRecord } from '#functions/data/leads.ts'
import { nobody } from '#functions/data/leave-lead.ts'
import { listingRecord } from '#functions/data/listing-record.ts'
import {
  longListPages,
  longLists,
  readListPlace,
  listCursor,
  type LongList,
} from '#functions/data/long-lists.ts'
import { notificationRecord, type NotificationRecord } from '#functions/data/notifications.ts'
import { plateRecord } from '#functions/data/plate-record.ts'
import { ownShareOfLeads } from '#functions/identity/own-share-of-leads.ts'
import { toOwnListing } from '#functions/listings/views.ts'
import { toOwnPlate } from '#functions/plates/views.ts'
import { exportLimits } from '#shared/constants/limits.ts'
import type { UserExport } from '#shared/schemas/user-export.ts'

const live = { longListPages, ownShareOfLeads }

type Item = Readonly<Record<string, unknown>>
type Lists = Pick<UserExport, 'listings' | 'plates' | 'leads' | 'notifications'>

/** What somebody was told, without the name of who wrote to them. */
const withoutSender = ({ about, ...told }: NotificationRecord): NotificationRecord => ({
  ...told,
  about: about.lead ? { ...about, lead: { ...about.lead, from: nobody } } : about,
})

/** Rows as they are told, in their order, and where in the answer. */
const told = async (list: LongList, userId: string, rows: readonly Item[], deps: typeof live) => {
  switch (list) {
    case 'listings':
      return { name: 'listings', each: rows.map((row) => toOwnListing(listingRecord.parse(row))) } as const
    case 'plates':
      return { name: 'plates', each: rows.map((row) => toOwnPlate(plateRecord.parse(row))) } as const
    case 'receivedLeads':
    case 'sentLeads': {
      const leads = rows.map((row) => leadRecord.parse(row))
      return { name: 'leads', each: await deps.ownShareOfLeads(userId, leads) } as const
    }
    case 'notifications': {
      const records = rows.map((row) => notificationRecord.parse(row))
      return { name: 'notifications', each: records.map(withoutSender) } as const
    }
  }
}

/**
 * A person's long lists, one after the other, as much as one answer holds (`exportLimits`): nobody's stock or inbox makes it
 * larger than Lambda can answer. What is read ahead is a page of rows at most.
 * @param cursor the `nextCursor` of the page before; undefined at the beginning
 * @throws AppError BAD_REQUEST for a cursor that is none
 */
export const exportPage = async (userId: string, cursor: string | undefined, deps = live) => {
  const place = readListPlace(cursor)
  const page: Lists = { listings: [], plates: [], leads: [], notifications: [] }
  const { rows: rowsAtMost, bytes: bytesAtMost, atOnce } = exportLimits
  let [rows, bytes] = [0, 0]
  for (const list of longLists.slice(place ? longLists.indexOf(place.list) : 0)) {
    const after = place?.list === list ? place : undefined
    for await (const items of deps.longListPages(list, userId, { after, atOnce })) {
      const { name, each } = await told(list, userId, items, deps)
      for (const [index, view] of each.entries()) {
        // The list is the one of its kind of view; the compiler does not follow that through the pair.
        ;(page[name] as unknown[]).push(view)
        rows++
        bytes += Buffer.byteLength(JSON.stringify(view))
        if (rows >= rowsAtMost || bytes >= bytesAtMost)
          return { ...page, nextCursor: listCursor(list, items[index] ?? {}) }
      }
    }
  }
  return page
}
