import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { readAuditHead } from '#functions/data/audit-chain.ts'
import { readCursor, writeCursor } from '#functions/data/cursor.ts'
import { auditBlock, keys, partitions, timeSort } from '#functions/data/keys.ts'
import type { Page } from '#functions/data/page-by-status.ts'
import { table, tableName } from '#functions/data/table.ts'
import { limits } from '#shared/constants/limits.ts'
import { auditEntry, type AuditAction, type AuditEntry } from '#shared/schemas/audit.ts'

/** Which records: of one person's acts, about one thing, of one kind, from `since` until before `until` (instants). */
export type AuditQuestion = {
  actorId?: string | undefined
  subject?: string | undefined
  action?: AuditAction | undefined
  since: string
  until: string
}

type Query = {
  IndexName?: string
  ConsistentRead?: boolean
  KeyConditionExpression: string
  ExpressionAttributeValues: Record<string, string>
}

const newestFirst = async (query: Query, atMost: number): Promise<AuditEntry[]> => {
  const { Items = [] } = await table().send(
    new QueryCommand({ TableName: tableName(), ...query, ScanIndexForward: false, Limit: atMost }),
  )
  return Items.map((item) => auditEntry.parse(item))
}

/** A list of records, newest first: the next ones after a place in it, none at its end; and where in it a record is. */
type Shelf = {
  name: string
  isPlace: (place: string) => boolean
  start: () => Promise<string>
  read: (place: string, atMost: number) => Promise<AuditEntry[]>
  placeOf: (entry: AuditEntry) => string
}

const places = {
  index: /^\d{4}-[\d:T.Z-]{19}(?:#aud_[0-9A-Z]{26})?$/,
  log: /^\d{10}$/,
}

const indexes = {
  subject: {
    IndexName: 'byOwner',
    KeyConditionExpression: 'ownerPk = :partition AND ownerSk BETWEEN :since AND :place',
    partition: partitions.auditSubject,
  },
  actor: {
    IndexName: 'byStatus',
    KeyConditionExpression: 'statusPk = :partition AND statusSk BETWEEN :since AND :place',
    partition: partitions.auditActor,
  },
} as const

/** What happened to one thing or what one person did, in the order of time. */
const indexShelf = (by: keyof typeof indexes, id: string, { since, until }: AuditQuestion): Shelf => {
  const { partition, ...query } = indexes[by]
  const placeOf = ({ at, id }: AuditEntry) => timeSort(at, id)
  return {
    name: `${by} ${id}`,
    isPlace: (place) => places.index.test(place),
    start: async () => until,
    placeOf,
    read: async (place, atMost) => {
      if (place < since) return []
      const values = { ':partition': partition(id), ':since': since, ':place': place }
      // BETWEEN takes the place itself along.
      const found = await newestFirst({ ...query, ExpressionAttributeValues: values }, atMost + 1)
      return found.filter((entry) => placeOf(entry) < place).slice(0, atMost)
    },
  }
}

const sortKey = (sequence: number): string => keys.audit(sequence).sk
const blockOf = (sequence: number): number => Math.floor(sequence / auditBlock)

/** When the first record that is left of a block was; undefined when none is. */
const beginningOf = async (block: number): Promise<string | undefined> => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :block',
      ExpressionAttributeValues: { ':block': partitions.audit(block) },
      Limit: 1,
    }),
  )
  return Items[0] && auditEntry.parse(Items[0]).at
}

/** The last block that begins before an instant, by halving: ten small reads for a million records. */
const lastBlockBefore = async (until: string, last: number): Promise<number> => {
  let [from, to] = [0, last]
  while (from < to) {
    const middle = Math.ceil((from + to) / 2)
    // A block without records has expired: later ones are meant.
    if (((await beginningOf(middle)) ?? '') < until) from = middle
    else to = middle - 1
  }
  return from
}

/**
 * Records stand in the order in which their transactions went through. Each says when its act began, which is some seconds
 * earlier, so over the whole log the times grow but for this much; an hour leaves room for clocks.
 */
const disorderMs = 3_600_000

// Beyond, an instant's text would not sort any more.
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z')

const shifted = (instant: string, ms: number): string =>
  new Date(Math.min(Math.max(Date.parse(instant) + ms, 0), lastInstant)).toISOString()

/** The whole log, in the order of the chain. */
const logShelf = ({ since, until }: AuditQuestion): Shelf => ({
  name: 'log',
  isPlace: (place) => places.log.test(place),
  start: async () => {
    const { sequence } = await readAuditHead()
    const block = await lastBlockBefore(shifted(until, disorderMs), blockOf(sequence))
    return sortKey(Math.min(sequence + 1, (block + 1) * auditBlock))
  },
  placeOf: ({ sequence }) => sortKey(sequence),
  read: async (place, atMost) => {
    const values = { ':block': partitions.audit(blockOf(Number(place) - 1)), ':place': place }
    const found = await newestFirst(
      {
        KeyConditionExpression: 'pk = :block AND sk < :place',
        ExpressionAttributeValues: values,
        ConsistentRead: true,
      },
      atMost,
    )
    const end = found.findIndex(({ at }) => at < shifted(since, -disorderMs))
    return end < 0 ? found : found.slice(0, end)
  },
})

const shelfOf = (question: AuditQuestion): Shelf => {
  const { subject, actorId } = question
  if (subject !== undefined) return indexShelf('subject', subject, question)
  return actorId === undefined ? logShelf(question) : indexShelf('actor', actorId, question)
}

const answers = ({ actorId, action, since, until }: AuditQuestion, entry: AuditEntry): boolean =>
  (actorId === undefined || entry.actorId === actorId) &&
  (action === undefined || entry.action === action) &&
  entry.at >= since &&
  entry.at < until

// Some hundreds of rows are a quarter of the megabyte of an answer.
const rowsAtOnce = 250

/**
 * A page of the audit log, newest first. At most some `limits.adminSearchReads` records are looked at, so a page can be
 * short or empty and still have a `nextCursor`; it goes on after the last one that was looked at.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const listAuditEntries = async (question: AuditQuestion, { limit, cursor }: Page) => {
  const shelf = shelfOf(question)
  const names = ['of', 'place'] as const
  const seen = readCursor(cursor, names, ({ of, place }) => of === shelf.name && shelf.isPlace(place))
  let place = seen?.place ?? (await shelf.start())
  const entries: AuditEntry[] = []
  // One more than the page, to know whether there is another.
  let atOnce = limit + 1
  for (let left: number = limits.adminSearchReads; left > 0; atOnce = rowsAtOnce) {
    const found = await shelf.read(place, atOnce)
    if (found.length === 0) return { entries, nextCursor: undefined }
    for (const entry of found) {
      const isWanted = answers(question, entry)
      if (isWanted && entries.length === limit)
        return { entries, nextCursor: writeCursor({ of: shelf.name, place }) }
      if (isWanted) entries.push(entry)
      place = shelf.placeOf(entry)
    }
    left -= found.length
  }
  return { entries, nextCursor: writeCursor({ of: shelf.name, place }) }
}
