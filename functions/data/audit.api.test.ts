import { sha256 } from '#functions/core/hash.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import {
  appendAudit,
  auditWrite,
  ConditionsFailed,
  transact,
  type Write,
  type AuditRecord,
  readAuditHead,
} from './transact.ts'
import { keys } from '#functions/data/keys.ts'
import { tableName } from '#functions/data/table.ts'
import { auditAbout, wholeAuditLog } from '#functions/testing/audit.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { checkChain } from '#shared/schemas/audit.ts'
beforeAll(() => useOwnTable())

const record = (subject: string, parts: Partial<AuditRecord> = {}): AuditRecord => ({
  id: newId('audit'),
  at: '2026-11-22T08:00:00.000Z',
  actorId: newId('user'),
  action: 'listing.status',
  subject,
  detail: { from: 'PENDING', to: 'APPROVED' },
  ...parts,
})

/** A write that only one of several can do. */
const claim = (name: string): Write => ({
  Put: {
    TableName: tableName(),
    Item: { ...keys.told('somebody', name) },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

const failures = async (writes: readonly Write[]): Promise<readonly boolean[] | undefined> => {
  try {
    await transact(writes)
    return undefined
  } catch (error) {
    if (error instanceof ConditionsFailed) return error.failed
    throw error
  }
}

describe('the audit log', () => {
  it('has no gap and no double place after many acts at once, and verifies', async () => {
    const subjects = Array.from({ length: 50 }, () => newId('listing'))
    await Promise.all(
      subjects.map((subject, index) => transact([claim(`act ${index}`), auditWrite(record(subject))])),
    )
    const log = await wholeAuditLog()
    expect(log.map(({ sequence }) => sequence)).toEqual(subjects.map((_, index) => index + 1))
    expect(log.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted())
    expect(await checkChain(log, sha256)).toBeUndefined()
    expect(await readAuditHead()).toEqual({ sequence: 50, hash: log.at(-1)?.hash })
  })

  it('has no record of an act that failed, and says which of the writes failed', async () => {
    const subject = newId('listing')
    await transact([claim('taken')])
    const before = await readAuditHead()
    const writes = [auditWrite(record(subject)), claim('free'), claim('taken'), auditWrite(record(subject))]
    expect(await failures(writes)).toEqual([false, false, true, false])
    expect(await readAuditHead()).toEqual(before)
    expect(await auditAbout(subject)).toEqual([])
    await transact([claim('free')])
  })

  it('tells the loser of a race what failed, however many records are written meanwhile', async () => {
    const subject = newId('listing')
    const noise = Array.from({ length: 10 }, () => appendAudit(record(newId('plate'))))
    const racers = Array.from({ length: 10 }, () =>
      failures([claim('prize'), auditWrite(record(subject, { id: newId('audit') }))]),
    )
    const outcomes = await Promise.all(racers)
    await Promise.all(noise)
    expect(outcomes.filter((failed) => failed === undefined)).toHaveLength(1)
    expect(outcomes.filter((failed) => failed?.[0] === true && failed[1] === false)).toHaveLength(9)
    expect(await auditAbout(subject)).toHaveLength(1)
    expect(await checkChain(await wholeAuditLog(), sha256)).toBeUndefined()
  })

  it('takes several records of one act, in their order', async () => {
    const subject = newId('user')
    const { sequence } = await readAuditHead()
    const acts = (['user.edit', 'user.status', 'user.delete'] as const).map((action) =>
      auditWrite(record(subject, { action, detail: {} })),
    )
    await transact([acts[0]!, claim('several'), acts[1]!, acts[2]!])
    expect(await auditAbout(subject)).toMatchObject([
      { sequence: sequence + 1, action: 'user.edit' },
      { sequence: sequence + 2, action: 'user.status' },
      { sequence: sequence + 3, action: 'user.delete' },
    ])
    expect(await checkChain(await wholeAuditLog(), sha256)).toBeUndefined()
  })
})
