import { crc32, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { SearchDocument } from '#functions/search/document.ts'

/** Raise it whenever `SearchDocument` changes: a snapshot of another version is refused and built anew. */
export const snapshotVersion = 1

/** Up to which instant each shard of the change feed has been read; '' is its beginning. */
export type Watermarks = readonly string[]
export type Snapshot = { documents: SearchDocument[]; watermarks: Watermarks }

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

// Magic, version, checksum of everything after it. Then blocks: length, zstd. The first holds the watermarks, each
// further one documents, a line of JSON each.
const magic = 0x53595253
const headerBytes = 12

// One text of all documents would meet V8's limit of 512 MB at about 200,000 listings.
const blockCharacters = 8 * 1024 * 1024
// Node grows its output by this much; its default of 16 KB makes decompression several times slower.
const outputChunk = 4 * 1024 * 1024
// A block holds at most one document beyond `blockCharacters`, and no character takes more than three bytes.
const blockBytesAtMost = 64 * 1024 * 1024

const block = (text: string): Buffer => {
  const packed = zstdCompressSync(text, { chunkSize: outputChunk })
  const length = Buffer.alloc(4)
  length.writeUInt32LE(packed.length)
  return Buffer.concat([length, packed])
}

/** The documents and watermarks as bytes, compressed. */
export const encodeSnapshot = (documents: Iterable<SearchDocument>, watermarks: Watermarks): Uint8Array => {
  const blocks = [block(JSON.stringify(watermarks))]
  let lines: string[] = []
  let characters = 0
  const close = () => {
    if (lines.length > 0) blocks.push(block(lines.join('\n')))
    lines = []
    characters = 0
  }
  for (const document of documents) {
    const line = JSON.stringify(document)
    lines.push(line)
    characters += line.length
    if (characters >= blockCharacters) close()
  }
  close()
  const content = Buffer.concat(blocks)
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32LE(magic, 0)
  header.writeUInt32LE(snapshotVersion, 4)
  header.writeUInt32LE(crc32(content), 8)
  return Buffer.concat([header, content])
}

/** The reverse of `encodeSnapshot`. @throws SnapshotUnreadable for another version and for damaged bytes. */
export const decodeSnapshot = (bytes: Uint8Array): Snapshot => {
  const content = openContent(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const texts: string[] = []
  for (let place = 0; place < content.length;) {
    const end = place + 4 + content.readUInt32LE(place)
    const packed = content.subarray(place + 4, end)
    texts.push(
      zstdDecompressSync(packed, { chunkSize: outputChunk, maxOutputLength: blockBytesAtMost }).toString(
        'utf8',
      ),
    )
    place = end
  }
  const [watermarks = '[]', ...blocks] = texts
  return {
    watermarks: JSON.parse(watermarks) as string[],
    documents: blocks.flatMap((text) => text.split('\n').map((line) => JSON.parse(line) as SearchDocument)),
  }
}

const openContent = (bytes: Buffer): Buffer => {
  if (bytes.length < headerBytes || bytes.readUInt32LE(0) !== magic)
    throw new SnapshotUnreadable('Not a search snapshot')
  const version = bytes.readUInt32LE(4)
  if (version !== snapshotVersion) {
    throw new SnapshotUnreadable(
      `Search snapshot of version ${version}; this code reads version ${snapshotVersion}`,
    )
  }
  const content = bytes.subarray(headerBytes)
  if (crc32(content) !== bytes.readUInt32LE(8))
    throw new SnapshotUnreadable('Search snapshot is damaged: wrong checksum')
  return content
}
