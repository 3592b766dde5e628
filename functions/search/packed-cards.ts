import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { type CardOrigin, type CardRest, type CardStore, joinPlain } from './card-store.ts'

/** Rows to a block: one is opened in about 100 µs, and is four times smaller than its text. */
const blockRows = 256
/** The maximum size of unpacked data to keep: enough for every card of half a million listings. */
const usuallyKeptBytes = 256 * 1024 * 1024

// A block holds at most 256 cards of a few kilobytes; more is no card store of ours.
const blockBytesAtMost = 64 * 1024 * 1024

const lineEnd = 0x0a

/** The blocks of `count` cards: a line of JSON each. */
const packCards = (count: number, lineOf: (row: number) => string): Uint8Array[] => {
  const blocks: Uint8Array[] = []
  for (let from = 0; from < count; from += blockRows) {
    const lines = Array.from({ length: Math.min(blockRows, count - from) }, (_, index) =>
      lineOf(from + index),
    )
    blocks.push(zstdCompressSync(`${lines.join('\n')}\n`))
  }
  return blocks
}

/** The blocks of a store of `count` cards. */
export const blocksOf = ({ blocks, line }: CardStore, count: number): readonly Uint8Array[] =>
  blocks ?? packCards(count, line)

// From this size on a card store is worth packing; smaller ones are changes that will be merged again soon, and 30 MB at most.
const packedFrom = 50_000

const join = (origin: CardOrigin): CardStore =>
  origin.count < packedFrom
    ? joinPlain(origin)
    : packedCards(packCards(origin.count, (row) => origin.storeOf(row).line(origin.rowOf(row))))

/** A block's text, and where each of its lines ends. */
type Opened = { text: Buffer; ends: Uint32Array }

const openBlock = (block: Uint8Array): Opened => {
  const text = zstdDecompressSync(block, { maxOutputLength: blockBytesAtMost, chunkSize: 256 * 1024 })
  const ends = new Uint32Array(blockRows)
  let end = -1
  for (let line = 0; line < blockRows; line++) {
    end = text.indexOf(lineEnd, end + 1)
    if (end < 0) break
    ends[line] = end
  }
  return { text, ends }
}

/**
 * The store of packed blocks. One is opened when a row of it is first read, and the oldest are closed again when those that are open take
 * more than `keptBytes`.
 */
export const packedCards = (blocks: readonly Uint8Array[], keptBytes = usuallyKeptBytes): CardStore => {
  const opened = new Map<number, Opened>()
  let bytes = 0
  const open = (place: number): Opened => {
    const known = opened.get(place)
    if (known) return known
    const block = openBlock(blocks[place]!)
    bytes += block.text.length
    for (const [oldest, { text }] of opened) {
      if (bytes <= keptBytes) break
      opened.delete(oldest)
      bytes -= text.length
    }
    opened.set(place, block)
    return block
  }
  const line = (row: number): string => {
    const { text, ends } = open(Math.floor(row / blockRows))
    const at = row % blockRows
    return text.toString('utf8', at === 0 ? 0 : ends[at - 1]! + 1, ends[at])
  }
  return { read: (row) => JSON.parse(line(row)) as CardRest, line, blocks, join }
}
