import { describe, expect, test } from 'vitest'
import { applyPlateChanges, createPlateIndex, documentsOf } from './plate-index.ts'
import { searchPlates } from './search-plates.ts'
import { frameBlocks, openFrame } from '#functions/search/snapshot-frame.ts'
import { decodePlates, encodePlates, plateSnapshotVersion } from '#functions/search/plates/snapshot.ts'
import { randomPlates } from '#functions/search/plates/testing/documents.ts'
import { plainPlateQuery } from '#functions/search/plates/testing/queries.ts'
import { SnapshotUnreadable } from '#functions/search/watermarks.ts'

const watermarks = ['2026-06-01T00:00:00.000Z']
const plates = randomPlates(5, 300)
// A copy, because slices of a Node buffer share its memory.
const bytes = Uint8Array.from(encodePlates({ index: createPlateIndex(plates), watermarks }))

describe('a snapshot of plates', () => {
  test.each([0, 1, 300])('comes back as it went in: %i plates', (count) => {
    const some = plates.slice(0, count)
    const found = decodePlates(encodePlates({ index: createPlateIndex(some), watermarks }))
    expect(found.watermarks).toEqual(watermarks)
    expect(documentsOf(found.index)).toEqual(some)
    expect(searchPlates(found.index, plainPlateQuery)).toEqual(
      searchPlates(createPlateIndex(some), plainPlateQuery),
    )
  })

  test('of an index with room to spare holds its plates only, and can be changed', () => {
    const index = createPlateIndex(plates)
    const gone = { id: plates[7]!.id, version: 9, changedAt: watermarks[0]!, removed: true } as const
    applyPlateChanges(index, [gone])
    const found = decodePlates(encodePlates({ index, watermarks })).index
    expect(documentsOf(found)).toEqual(documentsOf(index))
    const document = { ...plates[7]!, version: 10 }
    expect(applyPlateChanges(found, [{ ...document, document }])).toBe(1)
    expect(searchPlates(found, plainPlateQuery).total).toBe(300)
  })

  test('of an older build, which had neither, is read: every plate is as new as it is, and none became cheaper', () => {
    const whole = openFrame(plateSnapshotVersion, bytes)
    const old = frameBlocks(plateSnapshotVersion, whole.slice(0, 2))
    const found = documentsOf(decodePlates(old).index)
    const undropped = { droppedAt: undefined, previousPrice: undefined }
    // A column that is missing reads as none.
    expect(found).toEqual(plates.map((plate) => ({ ...plate, listedAt: plate.createdAt, ...undropped })))
  })

  test('with any byte changed, or cut short, is refused', () => {
    for (let place = 0; place < bytes.length; place += 97) {
      const damaged = bytes.slice()
      damaged[place]! ^= 0x20
      expect(() => decodePlates(damaged), `byte ${place}`).toThrow(SnapshotUnreadable)
    }
    for (const length of [0, 3, 12, bytes.length - 1])
      expect(() => decodePlates(bytes.slice(0, length)), `${length} bytes`).toThrow(SnapshotUnreadable)
  })
})
