import { emptyBits } from './bits.ts'
import { record } from './columns.ts'
import { columnsFrom } from './column-arrays.ts'
import { readParts, type Snapshot } from './snapshot.ts'

/** The columns that version 3 lacks. */
const newTexts = ['driveType', 'seats', 'doors', 'cylinders', 'generation', 'trim'] as const
const newFlags = ['isAccidentFree', 'hasPhotos'] as const

/**
 * A snapshot of the release before, with what it lacks as not said, until the build of the new one replaces it. @throws SnapshotUnreadable
 * for another version and for damaged bytes.
 */
export const decodeSnapshotV3 = (bytes: Uint8Array): Snapshot => {
  const { texts, arrays, cards, watermarks } = readParts(3, bytes)
  const { count } = texts
  for (const name of newTexts) arrays.set(name, new Uint8Array(count))
  for (const name of newFlags) arrays.set(name, emptyBits(count))
  arrays.set('listedAt', arrays.get('createdAt') ?? new Float64Array(count))
  arrays.set('droppedAt', new Float64Array(count))
  const values = { ...texts.values, ...record(newTexts, () => ['']) }
  return { columns: columnsFrom({ ...texts, values }, arrays, cards), watermarks }
}
