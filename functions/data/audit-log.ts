import { readAuditHead } from './transact.ts'
import { type Page, readCursor, writeCursor } from './lists.ts'
import { auditBlock, keys, partitions, timeSort } from './keys.ts'
import { limits } from '#shared/constants/limits.ts'
import { type AuditAction, auditEntry, type AuditEntry, type ChainEnd } from '#shared/schemas/audit.ts'
import { type Query, queryItems } from './queries.ts'
import * as z from 'zod/mini'
import { getItem, putWrite, write } from './table.ts'

/** A filter for audit records: by actor, subject and action, from `since` until before `until` (instants). */
export type AuditQuestion = {
  actorId?: string | undefined
  subject?: string | undefined
  action?: AuditAction | undefined
  since: string
  until: string
}

const newestFirst = (query: Query, limit: number): Promise<AuditEntry[]> =>
  queryItems({ ...query, newestFirst: true, limit }, auditEntry, limit)

/** A list of records, newest first: the next ones after a place in it, none at its end; and where in it a record is. */
type RecordList = {
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
  subject: { index: 'byOwner', partitionOf: partitions.auditSubject },
  actor: { index: 'byStatus', partitionOf: partitions.auditActor },
} as const

/** The records about one subject or by one actor, sorted by time. */
const indexList = (by: keyof typeof indexes, id: string, { since, until }: AuditQuestion): RecordList => {
  const { partitionOf, index } = indexes[by]
  const placeOf = ({ at, id }: AuditEntry) => timeSort(at, id)
  return {
    name: `${by} ${id}`,
    isPlace: (place) => places.index.test(place),
    start: async () => until,
    placeOf,
    read: async (place, atMost) => {
      if (place < since) return []
      // BETWEEN takes the place itself along.
      const query: Query = { index, partition: partitionOf(id), between: [since, place] }
      const found = await newestFirst(query, atMost + 1)
      return found.filter((entry) => placeOf(entry) < place).slice(0, atMost)
    },
  }
}

const sortKey = (sequence: number): string => keys.audit(sequence).sk
const blockOf = (sequence: number): number => Math.floor(sequence / auditBlock)

/** The time of a block's first record that is left; undefined when none is. */
const beginningOf = async (block: number): Promise<string | undefined> => {
  const [first] = await queryItems({ partition: partitions.audit(block), limit: 1 }, auditEntry, 1)
  return first?.at
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
 * Records are in the order in which their transactions were committed. Each has the time when its act began, which is some
 * seconds earlier, so over the whole log the times grow except for that much; an hour leaves room for clocks.
 */
const disorderMs = 3_600_000

// Beyond, an instant's text would not sort any more.
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z')

const shifted = (instant: string, ms: number): string =>
  new Date(Math.min(Math.max(Date.parse(instant) + ms, 0), lastInstant)).toISOString()

/** The whole log, in the order of the chain. */
const wholeLog = ({ since, until }: AuditQuestion): RecordList => ({
  name: 'log',
  isPlace: (place) => places.log.test(place),
  start: async () => {
    const { sequence } = await readAuditHead()
    const block = await lastBlockBefore(shifted(until, disorderMs), blockOf(sequence))
    return sortKey(Math.min(sequence + 1, (block + 1) * auditBlock))
  },
  placeOf: ({ sequence }) => sortKey(sequence),
  read: async (place, atMost) => {
    const partition = partitions.audit(blockOf(Number(place) - 1))
    const found = await newestFirst({ partition, before: place, consistent: true }, atMost)
    const end = found.findIndex(({ at }) => at < shifted(since, -disorderMs))
    return end < 0 ? found : found.slice(0, end)
  },
})

const listFor = (question: AuditQuestion): RecordList => {
  const { subject, actorId } = question
  if (subject !== undefined) return indexList('subject', subject, question)
  return actorId === undefined ? wholeLog(question) : indexList('actor', actorId, question)
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
  const list = listFor(question)
  const names = ['of', 'place'] as const
  const seen = readCursor(cursor, names, ({ of, place }) => of === list.name && list.isPlace(place))
  let place = seen?.place ?? (await list.start())
  const entries: AuditEntry[] = []
  // One more than the page, to know whether there is another.
  let atOnce = limit + 1
  for (let left: number = limits.adminSearchReads; left > 0; atOnce = rowsAtOnce) {
    const found = await list.read(place, atOnce)
    if (found.length === 0) return { entries, nextCursor: undefined }
    for (const entry of found) {
      const isWanted = answers(question, entry)
      if (isWanted && entries.length === limit)
        return { entries, nextCursor: writeCursor({ of: list.name, place }) }
      if (isWanted) entries.push(entry)
      place = list.placeOf(entry)
    }
    left -= found.length
  }
  return { entries, nextCursor: writeCursor({ of: list.name, place }) }
}

const checkKey = () => keys.jobState('audit')

const chainEnd = z.pick(auditEntry, { sequence: true, hash: true })

/** Reads up to which record the audit log was found unbroken; undefined before the first check. */
export const readAuditCheck = async (): Promise<ChainEnd | undefined> => getItem(checkKey(), chainEnd)

/** Notes how far the audit log was found unbroken. */
export const noteAuditCheck = async ({ sequence, hash }: ChainEnd): Promise<void> => {
  await write(putWrite({ ...checkKey(), sequence, hash }))
}

/** The record at a place of the log, or undefined. Strongly consistent. */
export const getAuditEntry = async (sequence: number): Promise<AuditEntry | undefined> =>
  getItem(keys.audit(sequence), auditEntry)

// About a quarter of the megabyte of one answer.
const pageSize = 500

/**
 * The records that follow a place in the log, oldest first, page after page up to the block of `last`; those that have
 * expired are left out.
 */
export const auditPagesAfter = async function* (
  sequence: number,
  last: number,
): AsyncGenerator<AuditEntry[], void> {
  for (let block = Math.floor(sequence / auditBlock); block <= Math.floor(last / auditBlock); block++) {
    let after = sequence
    let found: AuditEntry[]
    do {
      found = await queryItems(
        {
          partition: partitions.audit(block),
          after: keys.audit(after).sk,
          consistent: true,
          limit: pageSize,
        },
        auditEntry,
        pageSize,
      )
      if (found.length > 0) yield found
      after = found.at(-1)?.sequence ?? after
    } while (found.length === pageSize)
  }
}
