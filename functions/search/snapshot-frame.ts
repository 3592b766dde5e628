import { constants, crc32, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { SnapshotUnreadable } from './watermarks.ts'

// Magic, version, checksum of everything after it. Then blocks, each behind its length.
const magic = 0x53595253
const headerBytes = 12

// Node grows its output by this much; its default of 16 KB makes decompression several times slower.
const outputChunk = 1024 * 1024
// Ten times what two million listings take.
const blockBytesAtMost = 2 ** 31 - 1

// Six instead of three takes a job two seconds more for a million listings, and two in a hundred off what every cold start reads.
const params = { [constants.ZSTD_c_compressionLevel]: 6 }

/** Compresses a block. */
export const pack = (bytes: Uint8Array | string): Uint8Array =>
  zstdCompressSync(bytes, { chunkSize: outputChunk, params })

/** The reverse of `pack`. With the size of what comes out there is one piece of it, and nothing to join. */
export const unpack = (bytes: Uint8Array, size?: number): Buffer =>
  zstdDecompressSync(bytes, {
    // One more byte of room tells zlib that it is done.
    chunkSize: size === undefined ? outputChunk : Math.max(constants.Z_MIN_CHUNK, size + 1),
    maxOutputLength: blockBytesAtMost,
  })

const behindLength = (bytes: Uint8Array): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  return Buffer.concat([length, bytes])
}

/** Blocks as the bytes of a snapshot of a version. */
export const frameBlocks = (version: number, blocks: readonly Uint8Array[]): Uint8Array => {
  const content = Buffer.concat(blocks.map(behindLength))
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32LE(magic, 0)
  header.writeUInt32LE(version, 4)
  header.writeUInt32LE(crc32(content), 8)
  return Buffer.concat([header, content])
}

/** The blocks of a snapshot. @throws SnapshotUnreadable for another version and for damaged bytes */
export const openFrame = (version: number, bytes: Uint8Array): Uint8Array[] => {
  const content = contentOf(version, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const blocks: Uint8Array[] = []
  for (let place = 0; place < content.length;) {
    const end = place + 4 + content.readUInt32LE(place)
    blocks.push(content.subarray(place + 4, end))
    place = end
  }
  return blocks
}

const contentOf = (version: number, bytes: Buffer): Buffer => {
  if (bytes.length < headerBytes || bytes.readUInt32LE(0) !== magic)
    throw new SnapshotUnreadable('Not a search snapshot')
  const found = bytes.readUInt32LE(4)
  if (found !== version)
    throw new SnapshotUnreadable(`Search snapshot of version ${found}; this code reads version ${version}`)
  const content = bytes.subarray(headerBytes)
  if (crc32(content) !== bytes.readUInt32LE(8))
    throw new SnapshotUnreadable('Search snapshot is damaged: wrong checksum')
  return content
}
