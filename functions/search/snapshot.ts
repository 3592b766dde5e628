import { constants, crc32, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { kindOf, newNumbers, readPlanes, writePlanes } from '#functions/search/byte-planes.ts'
import type { Numbers, NumbersKind } from '#functions/search/byte-planes.ts'
import { packedCards } from '#functions/search/card-store.ts'
import { arraysOf, columnsFrom, textsOf, type ColumnTexts } from '#functions/search/column-arrays.ts'
import type { Columns } from '#functions/search/columns.ts'

/** Raise it whenever the columns change: a snapshot of another version is refused and built anew. */
export const snapshotVersion = 3

/** Up to which instant each shard of the change feed has been read; '' is its beginning. */
export type Watermarks = readonly string[]
export type Snapshot = { columns: Columns; watermarks: Watermarks }

// Tombstones of deleted listings leave the feed after two days; an older snapshot would bring those listings back.
const usableForMs = 36 * 3600 * 1000

/** True when the feed may no longer hold every removal since the snapshot, so that it has to be built anew. */
export const isTooOld = ({ watermarks }: Pick<Snapshot, 'watermarks'>, now: Date): boolean => {
  const oldest = new Date(now.getTime() - usableForMs).toISOString()
  return watermarks.some((watermark) => watermark < oldest)
}

/** Bytes that are no snapshot of this version. */
export class SnapshotUnreadable extends Error {
  override readonly name = 'SnapshotUnreadable'
}

// Magic, version, checksum of everything after it. Then blocks, each behind its length: the heading, the arrays, and the
// blocks of the card store as it has them.
const magic = 0x53595253
const headerBytes = 12

// Node grows its output by this much; its default of 16 KB makes decompression several times slower.
const outputChunk = 4 * 1024 * 1024
// Ten times what two million listings take.
const blockBytesAtMost = 2 ** 31 - 1

type Heading = {
  watermarks: Watermarks
  texts: ColumnTexts
  arrays: [name: string, kind: NumbersKind, length: number][]
}

const block = (bytes: Uint8Array): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  return Buffer.concat([length, bytes])
}

// Six instead of three takes a job two seconds more for a million listings, and two in a hundred off what every cold start reads.
const params = { [constants.ZSTD_c_compressionLevel]: 6 }

const packed = (bytes: Uint8Array | string): Buffer =>
  block(zstdCompressSync(bytes, { chunkSize: outputChunk, params }))

/** The columns and watermarks as bytes, compressed. */
export const encodeSnapshot = (columns: Columns, watermarks: Watermarks): Uint8Array => {
  const arrays = arraysOf(columns)
  const bytes = new Uint8Array(arrays.reduce((sum, [, { byteLength }]) => sum + byteLength, 0))
  arrays.reduce((place, [, numbers]) => writePlanes(numbers, bytes, place), 0)
  const heading: Heading = {
    watermarks,
    texts: textsOf(columns),
    arrays: arrays.map(([name, numbers]) => [name, kindOf(numbers), numbers.length]),
  }
  const content = Buffer.concat([
    packed(JSON.stringify(heading)),
    packed(bytes),
    ...columns.cards.packed().map(block),
  ])
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32LE(magic, 0)
  header.writeUInt32LE(snapshotVersion, 4)
  header.writeUInt32LE(crc32(content), 8)
  return Buffer.concat([header, content])
}

const unpack = (bytes: Uint8Array): Buffer =>
  zstdDecompressSync(bytes, { chunkSize: outputChunk, maxOutputLength: blockBytesAtMost })

const readArrays = (bytes: Uint8Array, arrays: Heading['arrays']): Map<string, Numbers> => {
  let place = 0
  return new Map(
    arrays.map(([name, kind, length]) => {
      const numbers = newNumbers(kind, length)
      place = readPlanes(bytes, place, numbers)
      return [name, numbers]
    }),
  )
}

const readHeading = (bytes: Uint8Array): Heading => {
  const heading = JSON.parse(unpack(bytes).toString('utf8')) as Partial<Heading>
  // The checksum held, so only a version that was not raised in time can have written something else.
  if (heading.texts && heading.arrays && heading.watermarks) return heading as Heading
  throw new SnapshotUnreadable('Search snapshot with another heading')
}

/** The reverse of `encodeSnapshot`. @throws SnapshotUnreadable for another version and for damaged bytes. */
export const decodeSnapshot = (bytes: Uint8Array): Snapshot => {
  const content = openContent(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const [first, second, ...cards] = blocksOf(content)
  if (!first || !second) throw new SnapshotUnreadable('Search snapshot without its columns')
  const { watermarks, texts, arrays } = readHeading(first)
  // Copies: the cards stay packed, and would keep the bytes of everything else with them.
  const kept = cards.map((each) => new Uint8Array(each))
  return { columns: columnsFrom(texts, readArrays(unpack(second), arrays), packedCards(kept)), watermarks }
}

const blocksOf = (content: Buffer): Buffer[] => {
  const blocks: Buffer[] = []
  for (let place = 0; place < content.length;) {
    const end = place + 4 + content.readUInt32LE(place)
    blocks.push(content.subarray(place + 4, end))
    place = end
  }
  return blocks
}

const openContent = (bytes: Buffer): Buffer => {
  if (bytes.length < headerBytes || bytes.readUInt32LE(0) !== magic)
    throw new SnapshotUnreadable('Not a search snapshot')
  const version = bytes.readUInt32LE(4)
  if (version !== snapshotVersion)
    throw new SnapshotUnreadable(
      `Search snapshot of version ${version}; this code reads version ${snapshotVersion}`,
    )
  const content = bytes.subarray(headerBytes)
  if (crc32(content) !== bytes.readUInt32LE(8))
    throw new SnapshotUnreadable('Search snapshot is damaged: wrong checksum')
  return content
}
