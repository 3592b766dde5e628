import type { AuditEntry, AuditView } from '#shared/schemas/audit.ts'
import { writeCsv } from '#web/ui/write-csv.ts'

// The most records that one page holds.
const perPage = 100

type Page = { entries: AuditView[]; nextCursor?: string | undefined }

type Reading = {
  readPage: (page: { cursor: string | undefined; limit: number; signal: AbortSignal }) => Promise<Page>
  /** How many records there are so far. */
  onProgress: (count: number) => void
  signal: AbortSignal
}

/** Returns every record of a query, oldest first, read page by page. @throws what a page throws, an abort among it */
export const readEveryRecord = async ({ readPage, onProgress, signal }: Reading): Promise<AuditView[]> => {
  const found: AuditView[] = []
  let cursor: string | undefined
  do {
    signal.throwIfAborted()
    const page = await readPage({ cursor, limit: perPage, signal })
    found.push(...page.entries)
    onProgress(found.length)
    cursor = page.nextCursor
  } while (cursor)
  return found.toReversed()
}

// In this order, without names: those are of today, and no part of the record.
const recorded = (entry: AuditView): AuditEntry => {
  const { sequence, id, at, actorId, action, subject, detail, previousHash, hash } = entry
  return { sequence, id, at, actorId, action, subject, detail, previousHash, hash }
}

/** The records as they are stored, one to a line, so that the chain can be checked anywhere. */
export const toJsonLines = (records: readonly AuditView[]): string =>
  records.map((entry) => `${JSON.stringify(recorded(entry))}\n`).join('')

const detailText = (detail: AuditEntry['detail']): string =>
  Object.keys(detail)
    .toSorted()
    .map((name) => `${name}=${detail[name]}`)
    .join('; ')

/** The records as a table, with the texts of `sentenceFor` and `nameOf` in the language of the reader. */
export const toCsv = (
  records: readonly AuditView[],
  headers: readonly string[],
  {
    sentenceFor,
    nameOf,
  }: { sentenceFor: (entry: AuditView) => string; nameOf: (entry: AuditView) => string },
): string =>
  writeCsv([
    headers,
    ...records.map((entry) => [
      String(entry.sequence),
      entry.at,
      entry.actor?.username ?? '',
      entry.actorId,
      entry.action,
      sentenceFor(entry),
      nameOf(entry),
      entry.subject,
      detailText(entry.detail),
      entry.previousHash,
      entry.hash,
    ]),
  ])
