import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { type AuditEntry, auditText, checkChain, emptyChain } from './audit.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const hashed = (entry: Omit<AuditEntry, 'hash'>): AuditEntry => ({ ...entry, hash: hashOf(auditText(entry)) })

/** Valid records 1 to `count`. */
const chainOf = (count: number): AuditEntry[] => {
  const entries: AuditEntry[] = []
  for (let sequence = 1; sequence <= count; sequence++) {
    entries.push(
      hashed({
        id: `aud_${String(sequence).padStart(26, '0')}`,
        sequence,
        at: `2026-11-22T08:00:${String(sequence).padStart(2, '0')}.000Z`,
        actorId: `usr_${'0'.repeat(26)}`,
        action: 'listing.status',
        subject: `lst_${'0'.repeat(26)}`,
        detail: { from: 'PENDING', to: sequence % 2 ? 'APPROVED' : 'REJECTED' },
        previousHash: (entries.at(-1) ?? emptyChain).hash,
      }),
    )
  }
  return entries
}

const log = chainOf(10)
const changed = (entry: AuditEntry): AuditEntry => ({ ...entry, actorId: `usr_${'1'.repeat(26)}` })

describe('a chain', () => {
  it('holds whole, in part, after its known end, and without records', async () => {
    expect(await checkChain(log, hashOf)).toBeUndefined()
    expect(await checkChain(log.slice(4), hashOf)).toBeUndefined()
    expect(await checkChain(log.slice(4), hashOf, log[3])).toBeUndefined()
    expect(await checkChain([], hashOf)).toBeUndefined()
  })

  it('takes its first record on its own word only when it is not the first of all', async () => {
    const forged = hashed({ ...log[0]!, previousHash: 'f'.repeat(64) })
    expect(await checkChain([forged], hashOf)).toEqual({ sequence: 1, why: 'UNLINKED' })
  })

  it.each<[string, AuditEntry[], unknown]>([
    ['changed', log.with(4, changed(log[4]!)), { sequence: 5, why: 'CHANGED' }],
    ['changed and hashed anew', log.with(4, hashed(changed(log[4]!))), { sequence: 6, why: 'UNLINKED' }],
    ['taken out', log.toSpliced(4, 1), { sequence: 5, why: 'MISSING' }],
    [
      'taken out and the rest numbered anew',
      log.toSpliced(4, 1).map((entry, index) => ({ ...entry, sequence: index + 1 })),
      { sequence: 5, why: 'UNLINKED' },
    ],
    ['put in twice', log.toSpliced(4, 0, log[4]!), { sequence: 6, why: 'MISSING' }],
    [
      'put in between',
      log.toSpliced(4, 0, hashed({ ...log[4]!, id: `aud_${'1'.repeat(26)}` })),
      { sequence: 6, why: 'MISSING' },
    ],
    ['moved', log.with(4, log[5]!).with(5, log[4]!), { sequence: 5, why: 'MISSING' }],
  ])('shows where a record was %s', async (_, entries, broken) => {
    expect(await checkChain(entries, hashOf)).toEqual(broken)
  })

  it('shows that it was written anew from its middle on, to who knows its end', async () => {
    let before = log[3]!
    const anew = log.slice(4).map((entry) => {
      before = hashed({ ...changed(entry), previousHash: before.hash })
      return before
    })
    expect(await checkChain([...log.slice(0, 4), ...anew], hashOf)).toBeUndefined()
    const end = log[6]!
    expect(await checkChain(anew.slice(3), hashOf, end)).toEqual({ sequence: 8, why: 'UNLINKED' })
  })
})

test('the text of a record does not depend on the order in which its parts lie', () => {
  const { detail, ...entry } = log[0]!
  const backwards = Object.fromEntries(Object.entries({ ...entry, detail }).toReversed()) as AuditEntry
  const detailBackwards = Object.fromEntries(Object.entries(detail).toReversed())
  expect(auditText({ ...backwards, detail: detailBackwards })).toBe(auditText(log[0]!))
})

test('two records that say different things never share a text', () => {
  const texts = [
    log[0]!,
    { ...log[0]!, detail: {} },
    { ...log[0]!, detail: { from: 'PENDING","to' } },
    { ...log[0]!, detail: { from: '', 'PENDING","to': 'APPROVED' } },
    { ...log[0]!, sequence: 11 },
    { ...log[0]!, subject: '', previousHash: log[0]!.subject },
  ].map(auditText)
  expect(new Set(texts).size).toBe(texts.length)
})
