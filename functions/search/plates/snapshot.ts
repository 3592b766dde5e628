import {
  frameBlocks,
  kindOf,
  openFrame,
  pack,
  readArrays,
  unpack,
  writeArrays,
} from '#functions/search/snapshot-frame.ts'
import { numberNames, roomFor } from './columns.ts'
import { openPlateIndex, type PlateIndex } from './plate-index.ts'
import { traitNames } from '#functions/search/plates/traits.ts'
import { SnapshotUnreadable, type Watermarks } from '#functions/search/watermarks.ts'

/** Increment it whenever the columns, or the rules of tags and categories, change: then the index is rebuilt. */
export const plateSnapshotVersion = 1

export type PlateSnapshot = { index: PlateIndex; watermarks: Watermarks }

type Heading = {
  watermarks: Watermarks
  /** The meaning of each bit of the traits when the snapshot was written. */
  traits: string
  ids: string[]
  descriptions: (string | null)[]
}

/** The plates and watermarks as bytes, compressed: the heading, then the columns of numbers. */
export const encodePlates = ({ index, watermarks }: PlateSnapshot): Uint8Array => {
  const { columns, count } = index
  const { ids, descriptions } = columns
  const heading: Heading = { watermarks, traits: traitNames, ids, descriptions }
  const numbers = writeArrays(numberNames.map((name) => columns[name].subarray(0, count)))
  return frameBlocks(plateSnapshotVersion, [pack(JSON.stringify(heading)), pack(numbers)])
}

/** The reverse of `encodePlates`. @throws SnapshotUnreadable for another version and for damaged bytes */
export const decodePlates = (bytes: Uint8Array): PlateSnapshot => {
  const [first, second] = openFrame(plateSnapshotVersion, bytes)
  if (!first || !second) throw new SnapshotUnreadable('Plate snapshot without its columns')
  const { watermarks, traits, ids, descriptions } = JSON.parse(unpack(first).toString('utf8')) as Heading
  if (traits !== traitNames) throw new SnapshotUnreadable('Plate snapshot with other lists of words')
  const empty = roomFor(0)
  const numbers = readArrays(
    unpack(second),
    numberNames.map((name) => [kindOf(empty[name]), ids.length]),
  )
  const columns = { ...empty, ids, descriptions }
  const named = Object.fromEntries(numberNames.map((name, place) => [name, numbers[place]!]))
  return { index: openPlateIndex(Object.assign(columns, named), ids.length), watermarks }
}
