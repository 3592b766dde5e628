import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlateChange, PlateDocument } from './columns.ts'
import { applyPlateChanges, createPlateIndex, documentsOf, type PlateIndex } from './plate-index.ts'
import { searchPlates } from './search-plates.ts'
import { plateId, randomPlate, randomPlates } from '#functions/search/plates/testing/documents.ts'
import { plainPlateQuery } from '#functions/search/plates/testing/queries.ts'
import { supersedes } from '#functions/search/document.ts'
import { seededRandom } from '#functions/search/testing/documents.ts'
import { plateSortKeys } from '#shared/schemas/plate-query.ts'

const instant = (minute: number) => new Date(Date.UTC(2026, 5, 1, 0, minute)).toISOString()

const published = (n: number, version: number, minute = version): PlateChange => {
  const stamp = { version, changedAt: instant(minute) }
  const document = { ...randomPlate(seededRandom(n * 1000 + version * 61 + minute), n), ...stamp }
  return { id: document.id, ...stamp, document }
}
const removed = (n: number, version: number, minute = version): PlateChange => ({
  id: plateId(n),
  version,
  changedAt: instant(minute),
  removed: true,
})

/** The plates on offer after all changes, whatever order they came in. */
const merge = (start: readonly PlateDocument[], changes: readonly PlateChange[]): PlateDocument[] => {
  const newest = new Map<string, PlateChange>(
    start.map(({ id, ...rest }) => [id, { id, ...rest, document: { id, ...rest } }]),
  )
  for (const change of changes) if (supersedes(change, newest.get(change.id))) newest.set(change.id, change)
  return [...newest.values()].flatMap((change) => ('document' in change ? change.document : []))
}

/** Every order of an index, both ways. */
const answersOf = (index: PlateIndex) =>
  plateSortKeys.flatMap((sortBy) =>
    (['asc', 'desc'] as const).map((sortOrder) =>
      searchPlates(index, { ...plainPlateQuery, sortBy, sortOrder, limit: 10_000 }),
    ),
  )

const expectSame = (index: PlateIndex, documents: readonly PlateDocument[]) =>
  expect(answersOf(index)).toEqual(answersOf(createPlateIndex(documents)))

const total = (index: PlateIndex) => searchPlates(index, plainPlateQuery).total

describe('applyPlateChanges', () => {
  // Few changes of many plates are put in one by one, many changes of few plates all at once.
  test.each([
    ['one by one', 400, 40],
    ['all at once', 20, 60],
  ])('reaches the same state through any history: %s', (_case, count, most) => {
    const event = fc.record({
      n: fc.nat(count + 10),
      version: fc.integer({ min: 1, max: 5 }),
      gone: fc.boolean(),
    })
    // One version is one state: the same write cannot both publish and remove.
    const history = fc.uniqueArray(event, {
      maxLength: most,
      selector: ({ n, version }) => `${n}.${version}`,
    })
    const delivered = history
      .map((events) => events.map(({ n, version, gone }) => (gone ? removed : published)(n, version)))
      .chain((changes) =>
        fc.record({
          changes: fc.constant(changes),
          batches: fc.array(fc.shuffledSubarray(changes, { maxLength: Math.min(changes.length, 4) }), {
            maxLength: 4,
          }),
          rest: fc.shuffledSubarray(changes, { minLength: changes.length }),
        }),
      )
    const start = randomPlates(3, count)
    fc.assert(
      fc.property(delivered, ({ changes, batches, rest }) => {
        const index = createPlateIndex(start)
        for (const batch of batches) applyPlateChanges(index, batch)
        for (let at = 0; at < rest.length; at += 4) applyPlateChanges(index, rest.slice(at, at + 4))
        expectSame(index, merge(start, changes))
      }),
      { seed: 11, numRuns: 30 },
    )
  })

  test('grows from nothing and shrinks to nothing, a plate at a time', () => {
    const index = createPlateIndex([])
    const changes = Array.from({ length: 300 }, (_, n) => published(n, 1))
    for (const change of changes) applyPlateChanges(index, [change])
    expectSame(index, merge([], changes))
    expect(documentsOf(index)).toHaveLength(300)
    for (let n = 0; n < 300; n++) expect(applyPlateChanges(index, [removed((n * 7) % 300, 2)])).toBe(1)
    expect(total(index)).toBe(0)
    expect(documentsOf(index)).toEqual([])
  })

  test('counts what was new, and nothing the second time', () => {
    const index = createPlateIndex([])
    const changes = [published(1, 1), published(2, 1), removed(2, 2)]
    expect(applyPlateChanges(index, changes)).toBe(3)
    expect(applyPlateChanges(index, changes)).toBe(0)
    expect(total(index)).toBe(1)
  })

  test('a removal is remembered until the feed has forgotten it', () => {
    const index = createPlateIndex([])
    applyPlateChanges(index, [removed(1, 3)])
    applyPlateChanges(index, [published(1, 2)])
    expect(total(index)).toBe(0)
    applyPlateChanges(index, [published(1, 4)])
    expect(total(index)).toBe(1)
    applyPlateChanges(index, [removed(1, 5)])
    applyPlateChanges(index, [published(2, 1, 60 * 50)])
    expect(index.removed.size).toBe(0)
  })

  test('of one version, which only counters change, the later write wins', () => {
    const index = createPlateIndex([])
    const [early, late] = [published(1, 1, 5), published(1, 1, 6)]
    applyPlateChanges(index, [late])
    applyPlateChanges(index, [early])
    expect(documentsOf(index)).toEqual(['document' in late && late.document])
  })
})
