import { kindOf, readArrays, writeArrays } from '#functions/search/planes.ts'
import { frameBlocks, openFrame, pack, unpack } from '#functions/search/snapshot-frame.ts'
import { addedNames, numberNames, roomFor } from './columns.ts'
import { openPlateIndex, type PlateIndex } from './plate-index.ts'
import { traitNames } from '#functions/search/plates/traits.ts'
import { SnapshotUnreadable, type Watermarks } from '#functions/search/watermarks.ts'

/** Increment it whenever the columns, or the rules of tags and categories, change: then the index is rebuilt. */
export const plateSnapshotVersion = 1

const firstNames = numberNames.filter((name) => !addedNames.includes(name))

export type PlateSnapshot = { index: PlateIndex; watermarks: Watermarks }

type Heading = {
  watermarks: Watermarks
  /** The meaning of each bit of the traits when the snapshot was written. */
  traits: string
  ids: string[]
  descriptions: (string | null)[]
}

/** The plates and watermarks as bytes, compressed: the heading, then the columns of numbers, those that were added last by themselves. */
export const encodePlates = ({ index, watermarks }: PlateSnapshot): Uint8Array => {
  const { columns, count } = index
  const { ids, descriptions } = columns
  const heading: Heading = { watermarks, traits: traitNames, ids, descriptions }
  const bytesOf = (names: typeof numberNames) =>
    pack(writeArrays(names.map((name) => columns[name].subarray(0, count))))
  const blocks = [pack(JSON.stringify(heading)), bytesOf(firstNames), bytesOf([...addedNames])]
  return frameBlocks(plateSnapshotVersion, blocks)
}

/** The reverse of `encodePlates`. @throws SnapshotUnreadable for another version and for damaged bytes */
export const decodePlates = (bytes: Uint8Array): PlateSnapshot => {
  const [first, second, third] = openFrame(plateSnapshotVersion, bytes)
  if (!first || !second) throw new SnapshotUnreadable('Plate snapshot without its columns')
  const { watermarks, traits, ids, descriptions } = JSON.parse(unpack(first).toString('utf8')) as Heading
  if (traits !== traitNames) throw new SnapshotUnreadable('Plate snapshot with other lists of words')
  const empty = roomFor(0)
  const read = (block: Uint8Array, names: typeof numberNames) => {
    const numbers = readArrays(
      unpack(block),
      names.map((name) => [kindOf(empty[name]), ids.length]),
    )
    return Object.fromEntries(names.map((name, place) => [name, numbers[place]!]))
  }
  const columns = Object.assign({ ...roomFor(ids.length), ids, descriptions }, read(second, firstNames))
  // One of an older build: no plate had a lower price that anybody noted.
  if (third) Object.assign(columns, read(third, [...addedNames]))
  else columns.listedAt.set(columns.createdAt)
  return { index: openPlateIndex(columns, ids.length), watermarks }
}
