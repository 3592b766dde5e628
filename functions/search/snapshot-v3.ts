import { columnsFrom } from './column-arrays.ts'
import { readParts, type Snapshot } from './snapshot.ts'

/**
 * A snapshot of the release before, with what it lacks as not said, until the build of the new one replaces it. @throws SnapshotUnreadable
 * for another version and for damaged bytes.
 */
export const decodeSnapshotV3 = (bytes: Uint8Array): Snapshot => {
  const { texts, arrays, cards, watermarks } = readParts(3, bytes)
  const { count } = texts
  arrays.set('listedAt', arrays.get('createdAt') ?? new Float64Array(count))
  arrays.set('droppedAt', new Float64Array(count))
  return { columns: columnsFrom(texts, arrays, cards), watermarks }
}
