import { expect, it } from 'vitest'

import { checkAuditLog } from '#functions/jobs/check-audit-log.ts'
import { type AuditEntry, type ChainEnd, emptyChain } from '#shared/schemas/audit.ts'
import { chainOnto } from '#functions/data/transact.ts'

const records = (count: number, actor = '0') =>
  Array.from({ length: count }, (_, index) => ({
    id: `aud_${String(index).padStart(26, '0')}`,
    at: '2026-11-22T08:00:00.000Z',
    actorId: `usr_${actor.repeat(26)}`,
    action: 'plate.status' as const,
    subject: `plt_${'0'.repeat(26)}`,
  }))

/** A log in memory, three records to a page. */
const aLog = (count: number) => {
  let entries: AuditEntry[] = chainOnto(emptyChain, records(count))
  let head: ChainEnd = entries.at(-1) ?? emptyChain
  let checked: ChainEnd | undefined
  const deps = {
    readAuditHead: async () => head,
    readAuditCheck: async () => checked,
    getAuditEntry: async (sequence: number) => entries.find((entry) => entry.sequence === sequence),
    auditPagesAfter: async function* (after: number) {
      const left = entries.filter(({ sequence }) => sequence > after)
      for (let start = 0; start < left.length; start += 3) yield left.slice(start, start + 3)
    },
    noteAuditCheck: async (end: ChainEnd) => {
      checked = end
    },
  }
  return {
    check: () => checkAuditLog(deps),
    checkedTo: () => checked?.sequence,
    append: (more: number) => {
      entries = [...entries, ...chainOnto(head, records(more))]
      head = entries.at(-1)!
    },
    tamper: (change: (entries: AuditEntry[]) => AuditEntry[]) => {
      entries = change(entries)
    },
  }
}

it('goes on where it stopped', async () => {
  const log = aLog(0)
  expect(await log.check()).toBeUndefined()
  log.append(7)
  expect(await log.check()).toBeUndefined()
  expect(log.checkedTo()).toBe(7)
  log.append(2)
  expect(await log.check()).toBeUndefined()
  expect(log.checkedTo()).toBe(9)
})

it('finds what was changed since, keeps what comes before it, and says so until it is fixed', async () => {
  const log = aLog(10)
  log.tamper((entries) => entries.with(7, { ...entries[7]!, actorId: `usr_${'1'.repeat(26)}` }))
  expect(await log.check()).toEqual({ sequence: 8, why: 'CHANGED' })
  expect(log.checkedTo()).toBe(6)
  expect(await log.check()).toEqual({ sequence: 8, why: 'CHANGED' })
})

it.each([
  ['in the middle', 4, { sequence: 5, why: 'MISSING' }],
  ['at the end of a page', 6, { sequence: 7, why: 'MISSING' }],
  ['at its end', 9, { sequence: 10, why: 'MISSING' }],
])('finds that a record was taken out %s', async (_, at, broken) => {
  const log = aLog(10)
  log.tamper((entries) => entries.toSpliced(at, 1))
  expect(await log.check()).toEqual(broken)
})

it('finds that what it has checked was written anew, however well', async () => {
  const log = aLog(4)
  await log.check()
  log.tamper(([first]) => [first!, ...chainOnto(first!, records(3, '1'))])
  expect(await log.check()).toEqual({ sequence: 4, why: 'CHANGED' })
})

it('finds that all of it is gone', async () => {
  const log = aLog(4)
  await log.check()
  log.tamper(() => [])
  expect(await log.check()).toEqual({ sequence: 4, why: 'MISSING' })
})

it('begins at the oldest record that is left', async () => {
  const log = aLog(10)
  log.tamper((entries) => entries.slice(4))
  expect(await log.check()).toBeUndefined()
  expect(log.checkedTo()).toBe(10)
})
