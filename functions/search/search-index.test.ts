import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Change, SearchDocument } from '#functions/search/document.ts'
import { applyChanges, createIndex, hideDealers, type SearchIndex } from '#functions/search/search-index.ts'
import { countDealerCars } from '#functions/search/search.ts'
import { answerOf } from '#functions/search/testing/answer.ts'
import {
  listingId,
  randomDocument,
  randomDocuments,
  seededRandom,
} from '#functions/search/testing/documents.ts'
import { mergeChanges } from '#functions/search/testing/merge-changes.ts'
import { plainQuery, randomQuery } from '#functions/search/testing/queries.ts'

const instant = (minute: number) => new Date(Date.UTC(2026, 5, 1, 0, minute)).toISOString()

const published = (n: number, version: number, minute = version): Change => {
  const stamp = { version, changedAt: instant(minute) }
  const document = { ...randomDocument(seededRandom(n * 1000 + version * 61 + minute), n), ...stamp }
  return { id: document.id, ...stamp, document }
}
const removed = (n: number, version: number, minute = version): Change => ({
  id: listingId(n),
  version,
  changedAt: instant(minute),
  removed: true,
})

const expectSameAnswers = (index: SearchIndex, documents: readonly SearchDocument[], seed: number) => {
  const rebuilt = createIndex(documents)
  const random = seededRandom(seed)
  const queries = documents.length > 0 ? Array.from({ length: 8 }, () => randomQuery(random, documents)) : []
  for (const query of [plainQuery, ...queries])
    expect(answerOf(index, query)).toEqual(answerOf(rebuilt, query))
}

describe('applyChanges', () => {
  test('reaches the same state through any history: any order, batches and repetitions', () => {
    const event = fc.record({ n: fc.nat(30), version: fc.integer({ min: 1, max: 5 }), gone: fc.boolean() })
    // One version is one state: the same write cannot both publish and remove.
    const history = fc.uniqueArray(event, { maxLength: 60, selector: ({ n, version }) => `${n}.${version}` })
    const changesOf = history.map((events) =>
      events.map(({ n, version, gone }) => (gone ? removed : published)(n, version)),
    )
    const delivered = changesOf.chain((changes) =>
      fc.record({
        changes: fc.constant(changes),
        batches: fc.array(fc.shuffledSubarray(changes), { maxLength: 4 }),
        rest: fc.shuffledSubarray(changes, { minLength: changes.length }),
      }),
    )
    fc.assert(
      fc.property(delivered, ({ changes, batches, rest }) => {
        const start = randomDocuments(3, 20)
        const index = createIndex(start)
        for (const batch of [...batches, rest]) applyChanges(index, batch)
        expectSameAnswers(index, mergeChanges(start, changes), changes.length)
      }),
      { seed: 11, numRuns: 150 },
    )
  })

  test('gives the same answers however the segments are joined', () => {
    const start = randomDocuments(4, 1500)
    const index = createIndex(start)
    let changes: Change[] = []
    for (let batch = 0; batch < 12; batch++) {
      const some = Array.from({ length: 70 }, (_, n) => {
        const target = (batch * 613 + n * 29) % 1800
        return (n % 3 === 0 ? removed : published)(target, batch + 2)
      })
      applyChanges(index, some)
      changes = [...changes, ...some]
      expect(index.segments.length).toBeLessThan(6)
      expectSameAnswers(index, mergeChanges(start, changes), batch)
    }
  })

  test('counts what was new, and nothing the second time', () => {
    const index = createIndex([])
    const changes = [published(1, 1), published(2, 1), removed(2, 2)]
    expect(applyChanges(index, changes)).toBe(3)
    expect(applyChanges(index, changes)).toBe(0)
    expect(answerOf(index, plainQuery).total).toBe(1)
  })

  test('a removal is remembered: an older publication that arrives late changes nothing', () => {
    const index = createIndex([])
    applyChanges(index, [removed(1, 3)])
    applyChanges(index, [published(1, 2)])
    expect(answerOf(index, plainQuery).total).toBe(0)
    applyChanges(index, [published(1, 4)])
    expect(answerOf(index, plainQuery).total).toBe(1)
  })

  test('a listing that cannot be indexed is left out, and stops none of the others', () => {
    const index = createIndex(randomDocuments(8, 20))
    const broken = published(3, 2)
    const unreadable = { ...broken, document: { ...broken, card: null } } as unknown as Change
    expect(applyChanges(index, [published(40, 1), unreadable, removed(5, 2)])).toBe(3)
    expect(answerOf(index, plainQuery).total).toBe(19)
  })

  test('a removal is forgotten once the feed itself has forgotten it', () => {
    const index = createIndex([])
    applyChanges(index, [removed(1, 3)])
    applyChanges(index, [published(2, 1, 60 * 24)])
    expect(index.removed.size).toBe(1)
    applyChanges(index, [published(2, 2, 60 * 50)])
    expect(index.removed.size).toBe(0)
  })

  test('a change that is dated ahead of the clock makes no removal old', () => {
    const index = createIndex([])
    const at = (ms: number) => ({ changedAt: new Date(Date.now() + ms).toISOString() })
    applyChanges(index, [{ ...removed(1, 3), ...at(0) }])
    applyChanges(index, [{ ...published(2, 1), ...at(60 * 24 * 3_600_000) }])
    expect(index.removed.size).toBe(1)
  })

  test('of one version, which only counters change, the later write wins', () => {
    const index = createIndex([])
    const [early, late] = [published(1, 1, 5), published(1, 1, 6)]
    applyChanges(index, [late])
    applyChanges(index, [early])
    expect(answerOf(index, plainQuery).cards).toEqual(['document' in late ? late.document.card : undefined])
  })
})

test('a hidden dealer is in no answer, count or facet, and comes back as it was', () => {
  const documents = randomDocuments(5, 900)
  const index = createIndex(documents)
  const [one, two] = [...new Set(documents.flatMap(({ card }) => card.dealerProfile?.id ?? []))]
  expect(two).toBeDefined()
  const without = (all: readonly SearchDocument[], ids: readonly (string | undefined)[]) =>
    all.filter(({ card }) => !ids.includes(card.dealerProfile?.id))

  hideDealers(index, [one ?? '', two ?? '', 'usr_nobody'])
  expectSameAnswers(index, without(documents, [one, two]), 1)
  expect(countDealerCars(index, one ?? '')).toBe(0)
  // What comes in the meantime is hidden by the next call.
  const changes = [published(1000, 2), published(1001, 2), removed(3, 9)]
  applyChanges(index, changes)
  hideDealers(index, [one ?? ''])
  const now = mergeChanges(documents, changes)
  expectSameAnswers(index, without(now, [one]), 2)
  hideDealers(index, [])
  expectSameAnswers(index, now, 3)
})
