import { describe, expect, test } from 'vitest'
import { decodeSnapshot, encodeSnapshot, isTooOld, SnapshotUnreadable } from '#functions/search/snapshot.ts'
import { randomDocuments } from '#functions/search/testing/documents.ts'

const documents = randomDocuments(5, 300)
const watermarks = ['2026-06-01T00:00:00.000Z', '', '2026-06-01T00:00:01.000Z', '']
// A copy, because slices of a Node buffer share its memory.
const bytes = Uint8Array.from(encodeSnapshot(documents, watermarks))

describe('snapshot', () => {
  test('comes back as it went in', () => {
    expect(decodeSnapshot(bytes)).toEqual({ documents, watermarks })
    expect(decodeSnapshot(encodeSnapshot([], watermarks))).toEqual({ documents: [], watermarks })
  })

  test('is read from the middle of a larger buffer, as SDKs hand them out', () => {
    const larger = new Uint8Array(bytes.length + 20)
    larger.set(bytes, 9)
    expect(decodeSnapshot(larger.subarray(9, 9 + bytes.length)).documents).toHaveLength(300)
  })

  test('of more than one block keeps every document, in order', () => {
    // Three descriptions of 3 M characters: more than one block of 8 M.
    const long = documents.slice(0, 5).map((document) => ({ ...document, text: 'سيارة '.repeat(500_000) }))
    const { documents: found } = decodeSnapshot(encodeSnapshot(long, watermarks))
    expect(found.map(({ id, text }) => [id, text.length])).toEqual(
      long.map(({ id, text }) => [id, text.length]),
    )
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

  test('is too old once the feed may have forgotten a removal', () => {
    const read = { watermarks: ['2026-06-01T00:00:00.000Z', '2026-06-01T12:00:00.000Z'] }
    expect(isTooOld(read, new Date('2026-06-02T11:59:00Z'))).toBe(false)
    expect(isTooOld(read, new Date('2026-06-02T12:01:00Z'))).toBe(true)
    expect(isTooOld({ watermarks }, new Date('2026-06-01T00:00:02Z'))).toBe(true)
  })
})
