import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { auditPagesAfter, readAuditCheck, listAuditEntries, type AuditQuestion } from './audit-log.ts'
import { auditWrite, transact } from './transact.ts'
import { auditBlock } from '#functions/data/keys.ts'
import { checkAuditLog } from '#functions/jobs/check-audit-log.ts'
import { wholeAuditLog } from '#functions/testing/audit.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { limits } from '#shared/constants/limits.ts'
import type { AuditEntry } from '#shared/schemas/audit.ts'

const actors = [newId('user'), newId('user')] as const
const rare = newId('listing')
const often = newId('plate')

// Ten minutes apart, so the log covers eighteen days and three blocks.
const total = 2600
const begin = Date.parse('2026-11-01T00:00:00.000Z')
const timeOf = (sequence: number) => new Date(begin + sequence * 600_000).toISOString()

const recordOf = (sequence: number) => {
  const isRare = sequence === 30 || sequence === 1500
  return {
    id: newId('audit'),
    at: timeOf(sequence),
    actorId: actors[sequence % 2]!,
    action: isRare ? ('listing.delete' as const) : ('plate.status' as const),
    subject: isRare ? rare : often,
  }
}

let log: AuditEntry[] = []

beforeAll(async () => {
  await useOwnTable()
  // A transaction takes a hundred writes, the end of the log among them.
  for (let first = 1; first <= total; first += 90) {
    const count = Math.min(90, total + 1 - first)
    await transact(Array.from({ length: count }, (_, index) => auditWrite(recordOf(first + index))))
  }
  log = await wholeAuditLog()
})

const always = { since: '2026-01-01T00:00:00.000Z', until: '9999-12-31T23:59:59.999Z' }

/** Every page of an answer, and how many there were. */
const walk = async (question: Partial<AuditQuestion>, limit = 100) => {
  const entries: AuditEntry[] = []
  let [pages, cursor]: [number, string | undefined] = [0, undefined]
  do {
    const page = await listAuditEntries({ ...always, ...question }, { limit, cursor })
    expect(page.entries.length).toBeLessThanOrEqual(limit)
    entries.push(...page.entries)
    pages++
    cursor = page.nextCursor
  } while (cursor)
  return { entries, pages }
}

const newestFirst = (keep: (entry: AuditEntry) => boolean) => log.filter(keep).toReversed()

it('is checked from its beginning to its end, over the blocks', async () => {
  for (const after of [0, 1998]) {
    const found: AuditEntry[] = []
    for await (const page of auditPagesAfter(after, total)) found.push(...page)
    expect(found).toEqual(log.slice(after))
  }
  expect(await checkAuditLog()).toBeUndefined()
  expect(await readAuditCheck()).toEqual({ sequence: total, hash: log.at(-1)?.hash })
  expect(await checkAuditLog()).toBeUndefined()
})

describe('the list of records', () => {
  it('holds all of them, newest first, over the blocks', async () => {
    expect(log).toHaveLength(total)
    expect(total).toBeGreaterThan(2 * auditBlock)
    const { entries, pages } = await walk({})
    expect(entries).toEqual(newestFirst(() => true))
    expect(pages).toBe(total / 100)
  })

  it.each<[string, Partial<AuditQuestion>, (entry: AuditEntry) => boolean]>([
    ['one person', { actorId: actors[0] }, ({ actorId }) => actorId === actors[0]],
    ['one thing', { subject: rare }, ({ subject }) => subject === rare],
    ['one kind of act', { action: 'listing.delete' }, ({ action }) => action === 'listing.delete'],
    [
      'one person and one thing',
      { subject: often, actorId: actors[1] },
      ({ subject, actorId }) => subject === often && actorId === actors[1],
    ],
  ])('is of %s', async (_, question, keep) => {
    const { entries } = await walk(question)
    expect(entries).toEqual(newestFirst(keep))
    expect(entries.length).toBeGreaterThan(0)
  })

  it.each([
    [1, 40],
    [980, 1020],
    [1990, 2010],
    [2590, 2600],
  ])('is of a time, from record %i to before %i', async (from, to) => {
    const period = { since: timeOf(from), until: timeOf(to) }
    const isIn = ({ sequence }: AuditEntry) => sequence >= from && sequence < to
    for (const question of [{}, { actorId: actors[0] }, { subject: often }]) {
      const { entries } = await walk({ ...question, ...period })
      expect(entries).toEqual(
        newestFirst(
          (entry) =>
            isIn(entry) &&
            (!('actorId' in question) || entry.actorId === actors[0]) &&
            (!('subject' in question) || entry.subject === often),
        ),
      )
    }
  })

  it('looks at a bounded number of records for a page, and ends where the time does', async () => {
    const first = await listAuditEntries({ ...always, action: 'listing.delete' }, { limit: 50 })
    expect(first.entries).toHaveLength(1)
    expect(first.nextCursor).toBeDefined()
    expect((await walk({ action: 'listing.delete' })).pages).toBe(Math.ceil(total / limits.adminSearchReads))
    const lastDay = { since: timeOf(total - 100), action: 'listing.delete' as const }
    expect(await walk(lastDay)).toEqual({ entries: [], pages: 1 })
    expect(await walk({ since: timeOf(5), until: timeOf(3) })).toEqual({ entries: [], pages: 1 })
  })

  it('takes no cursor of another list', async () => {
    const { nextCursor } = await listAuditEntries({ ...always }, { limit: 1 })
    const other = { ...always, subject: often }
    await expect(listAuditEntries(other, { limit: 1, cursor: nextCursor })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    const { nextCursor: ofOther } = await listAuditEntries(other, { limit: 1 })
    const third = { ...always, actorId: actors[0] }
    await expect(listAuditEntries(third, { limit: 1, cursor: ofOther })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})
