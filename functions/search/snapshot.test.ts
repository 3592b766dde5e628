import { describe, expect, test } from 'vitest'
import { blocksOf } from './packed-cards.ts'
import { buildColumns } from './build-columns.ts'
import type { Columns } from '#functions/search/columns.ts'
import { columnsOf, createIndex, openIndex } from '#functions/search/search-index.ts'
import { decodeSnapshot, encodeSnapshot, readParts, snapshotVersion } from './snapshot.ts'
import { decodeSnapshotV3 } from './snapshot-v3.ts'
import { kindOf, writeArrays } from './planes.ts'
import { frameBlocks, pack } from './snapshot-frame.ts'
import { bruteForce } from '#functions/search/testing/brute-force.ts'
import { answerOf } from '#functions/search/testing/answer.ts'
import { randomDocuments } from '#functions/search/testing/documents.ts'
import { plainQuery } from '#functions/search/testing/queries.ts'
import { isTooOld, SnapshotUnreadable } from '#functions/search/watermarks.ts'

const documents = randomDocuments(5, 300)
const watermarks = ['2026-06-01T00:00:00.000Z', '', '2026-06-01T00:00:01.000Z', '']
const columns = buildColumns(documents)
// A copy, because slices of a Node buffer share its memory.
const bytes = Uint8Array.from(encodeSnapshot(columns, watermarks))

const withoutCards = (stored: Columns) => ({ ...stored, cards: undefined })

describe('snapshot', () => {
  test.each([
    ['of many listings', columns],
    ['of none', buildColumns([])],
    ['of one', buildColumns(documents.slice(0, 1))],
    // More rows than one block of cards has, and packed already.
    ['of a merged index', columnsOf(createIndex(randomDocuments(6, 5000)))],
  ])('comes back as it went in: %s', (_case, stored) => {
    const found = decodeSnapshot(encodeSnapshot(stored, watermarks))
    expect(found.watermarks).toEqual(watermarks)
    expect(withoutCards(found.columns)).toEqual(withoutCards(stored))
    for (let row = 0; row < stored.count; row++)
      expect(found.columns.cards.read(row)).toEqual(stored.cards.read(row))
  })

  test('brings every card back', () => {
    const found = openIndex(decodeSnapshot(bytes).columns)
    const all = { ...plainQuery, limit: 300 }
    expect(answerOf(found, all)).toEqual(answerOf(createIndex(documents), all))
  })

  test('is read from the middle of a larger buffer, as SDKs hand them out', () => {
    const larger = new Uint8Array(bytes.length + 20)
    larger.set(bytes, 9)
    expect(decodeSnapshot(larger.subarray(9, 9 + bytes.length)).columns.count).toBe(300)
  })

  test('takes a small part of its JSON', () => {
    expect(bytes.length).toBeLessThan(JSON.stringify(documents).length / 4)
  })

  test('with any one byte changed is refused', () => {
    for (let place = 0; place < bytes.length; place += 97) {
      const damaged = bytes.slice()
      damaged[place]! ^= 0x20
      expect(() => decodeSnapshot(damaged), `byte ${place}`).toThrow(SnapshotUnreadable)
    }
  })

  test('cut short anywhere is refused', () => {
    for (const length of [0, 3, 11, 12, 40, bytes.length - 1]) {
      expect(() => decodeSnapshot(bytes.slice(0, length)), `${length} bytes`).toThrow(SnapshotUnreadable)
    }
  })

  test('of another version is refused with both versions named', () => {
    const newer = bytes.slice()
    newer[4] = 9
    expect(() => decodeSnapshot(newer)).toThrow(/version 9; this code reads version \d/)
  })

  test('of the release before is read, with what it lacks as not said', () => {
    const { texts, arrays, cards } = readParts(snapshotVersion, bytes)
    const added = ['driveType', 'seats', 'doors', 'cylinders', 'generation', 'trim', 'area', 'isAccidentFree']
    for (const name of [...added, 'hasPhotos', 'listedAt', 'droppedAt']) arrays.delete(name)
    const { bodyType, car, city, color, condition, dealer, fuelType, transmission, variant } = texts.values
    const values = { bodyType, car, city, color, condition, dealer, fuelType, transmission, variant }
    const kinds = [...arrays].map(([name, numbers]) => [name, kindOf(numbers), numbers.length])
    const heading = JSON.stringify({ watermarks, texts: { ...texts, values }, arrays: kinds })
    const before = frameBlocks(3, [
      pack(heading),
      pack(writeArrays([...arrays.values()])),
      ...blocksOf(cards, 300),
    ])

    const read = decodeSnapshotV3(before)
    expect(read.watermarks).toEqual(watermarks)
    const answer = answerOf(openIndex(read.columns), { ...plainQuery, limit: 300 })
    const unlisted = documents.map((document) => ({
      ...document,
      details: { ...document.details, listedAt: document.card.createdAt },
    }))
    const wanted = bruteForce(unlisted, { ...plainQuery, limit: 300 }).cards
    expect(answer.cards).toEqual(wanted.map(({ area: _area, ...card }) => card))
    const { seats, driveType, hasPhotos, priceDrop, trim } = answer.facets
    expect({ seats, driveType, trim }).toEqual({ seats: [], driveType: [], trim: [] })
    for (const facet of [hasPhotos, priceDrop]) expect(facet).toEqual([{ value: 'false', count: 300 }])
    expect(() => decodeSnapshot(before)).toThrow(SnapshotUnreadable)
    // What is written next has every column.
    expect(decodeSnapshot(encodeSnapshot(read.columns, watermarks)).columns.count).toBe(300)
  })

  test('is too old once the feed may have forgotten a removal', () => {
    const read = { watermarks: ['2026-06-01T00:00:00.000Z', '2026-06-01T12:00:00.000Z'] }
    expect(isTooOld(read, new Date('2026-06-02T11:59:00Z'))).toBe(false)
    expect(isTooOld(read, new Date('2026-06-02T12:01:00Z'))).toBe(true)
    expect(isTooOld({ watermarks }, new Date('2026-06-01T00:00:02Z'))).toBe(true)
  })
})
