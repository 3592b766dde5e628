import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** The fields of a result card that no search filters by; all others are in the columns. */
export type CardRest = Pick<
  ListingCard,
  | 'slug'
  | 'country'
  | 'previousPriceQAR'
  | 'contactCount'
  | 'imageCount'
  | 'images'
  | 'morePhotos'
  | 'availability'
>

/**
 * The rest of each row's card. Apart from the columns: it is the larger half, and a search looks at twenty rows of it.
 * `packed` gives it as blocks of bytes.
 */
export type CardStore = {
  read: (row: number) => CardRest
  /** The same as a line of JSON. */
  line: (row: number) => string
  packed: () => readonly Uint8Array[]
}

/** Rows to a block: one is opened in about 100 µs, and is four times smaller than its text. */
const blockRows = 256
/** The maximum size of unpacked data to keep: enough for every card of half a million listings. */
const usuallyKeptBytes = 256 * 1024 * 1024

// A block holds at most 256 cards of a few kilobytes; more is no card store of ours.
const blockBytesAtMost = 64 * 1024 * 1024

const lineEnd = 0x0a

/** The blocks of `count` cards: a line of JSON each. */
export const packCards = (count: number, lineOf: (row: number) => string): Uint8Array[] => {
  const blocks: Uint8Array[] = []
  for (let from = 0; from < count; from += blockRows) {
    const lines = Array.from({ length: Math.min(blockRows, count - from) }, (_, index) =>
      lineOf(from + index),
    )
    blocks.push(zstdCompressSync(`${lines.join('\n')}\n`))
  }
  return blocks
}

/** The store of cards that are at hand. */
export const plainCards = (rests: readonly CardRest[]): CardStore => {
  const line = (row: number) => JSON.stringify(rests[row]!)
  return { read: (row) => rests[row]!, line, packed: () => packCards(rests.length, line) }
}

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
  return { read: (row) => JSON.parse(line(row)) as CardRest, line, packed: () => blocks }
}
