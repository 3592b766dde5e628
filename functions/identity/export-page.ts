import { eachAtOnce } from '#functions/core/time.ts'
import { withCounts } from '#functions/data/counts.ts'
import { listMessages } from '#functions/data/lead-messages.ts'
import { leadRecord, type LeadRecord, sideOf } from '#functions/data/leads.ts'
import { withoutSide } from '#functions/data/remove-from-lead.ts'
import { goneName } from '#shared/rules/dealer-name.ts'
import { readingOf, readTopics } from '#functions/leads/read-topics.ts'
import { toLeadMessage, toLeadView } from '#functions/leads/views.ts'
import { otherSide } from '#shared/rules/status-moves.ts'
import { listingRecord } from '#functions/data/listing-record.ts'
import { listCursor, type LongList, longListPages, longLists, readListPlace } from '#functions/data/lists.ts'
import { notificationRecord, type NotificationRecord } from '#functions/data/notifications.ts'
import { plateRecord } from '#functions/data/plate-record.ts'
import { toOwnListing } from '#functions/listings/views.ts'
import { toOwnPlate } from '#functions/plates/views.ts'
import { exportLimits } from '#shared/constants/limits.ts'
import type { UserExport } from '#shared/schemas/user-export.ts'

const liveShare = { listMessages, readTopics, readingOf }

// Enough at once to be quick, few enough not to be throttled.
const atOnce = 20

/**
 * Some of a person's conversations, reduced to their own share. The other side's data and messages are not exported; they can
 * be read in the conversation itself.
 */
const ownShareOfLeads = async (userId: string, leads: readonly LeadRecord[], deps = liveShare) => {
  const topicNow = await deps.readTopics(leads)

  const shareOf = async (lead: LeadRecord) => {
    const side = sideOf(lead, userId) ?? 'buyer'
    const own = { ...withoutSide(lead, otherSide(side)), orphanedBy: lead.orphanedBy }
    const messages = (await deps.listMessages(lead.id)).filter(({ from }) => from === side)
    const reading = await deps.readingOf(userId, [own.lastMessage, ...messages])
    return {
      ...toLeadView(own, side, topicNow(lead), reading),
      ownMessages: messages.map((message) => toLeadMessage(message, reading.language)),
    }
  }

  const shares: Awaited<ReturnType<typeof shareOf>>[] = []
  await eachAtOnce([...leads.entries()], atOnce, async ([index, lead]) => {
    shares[index] = await shareOf(lead)
  })
  return shares
}

const live = { longListPages, ownShareOfLeads, withCounts }

type Item = Readonly<Record<string, unknown>>
type Lists = Pick<UserExport, 'listings' | 'plates' | 'leads' | 'notifications'>

/** A notification without the name of the person who wrote the message. */
const withoutSender = ({ about, ...told }: NotificationRecord): NotificationRecord => ({
  ...told,
  about: about.lead ? { ...about, lead: { ...about.lead, from: goneName, fromAr: undefined } } : about,
})

/** The exported form of rows, in their order, and the list that they belong to. */
const told = async (list: LongList, userId: string, rows: readonly Item[], deps: typeof live) => {
  switch (list) {
    case 'listings': {
      const listings = await deps.withCounts(rows.map((row) => listingRecord.parse(row)))
      return { name: 'listings', each: listings.map(toOwnListing) } as const
    }
    case 'plates': {
      const plates = await deps.withCounts(rows.map((row) => plateRecord.parse(row)))
      const each = plates.map((plate) => ({
        ...toOwnPlate(plate),
        publicDescription: plate.publicDescription,
      }))
      return { name: 'plates', each } as const
    }
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
 * A person's long lists, one after the other, as much as one response holds (`exportLimits`), so that no stock or inbox exceeds
 * Lambda's limit. At most one page of rows is read in advance.
 * @param cursor the `nextCursor` of the page before; undefined at the beginning
 * @throws AppError BAD_REQUEST for an invalid cursor
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
