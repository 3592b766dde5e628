import { inflateSync } from 'node:zlib'

// Bytes of what stands before the tables, and of each table's entry, in WOFF (https://www.w3.org/TR/WOFF/) and in OpenType.
const packed = { header: 44, entry: 20 }
const open = { header: 12, entry: 16 }

/** The search ranges that an OpenType header repeats of its number of tables. */
const openHeader = (flavor: Buffer, tables: number): Buffer => {
  const power = Math.floor(Math.log2(tables))
  const header = Buffer.alloc(open.header)
  flavor.copy(header)
  header.writeUInt16BE(tables, 4)
  header.writeUInt16BE(open.entry * 2 ** power, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(open.entry * (tables - 2 ** power), 10)
  return header
}

/** The OpenType font in a WOFF file: the same tables, each of which is packed by zlib where that makes it smaller. */
export const openWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const entries: Buffer[] = []
  const tables: Buffer[] = []
  let offset = open.header + open.entry * count
  for (let index = 0; index < count; index++) {
    const at = packed.header + packed.entry * index
    const [start, stored, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(start, start + stored)
    const entry = Buffer.alloc(open.entry)
    woff.copy(entry, 0, at, at + 4)
    woff.copy(entry, 4, at + 16, at + 20)
    entry.writeUInt32BE(offset, 8)
    entry.writeUInt32BE(length, 12)
    entries.push(entry)
    // Every table begins at a multiple of four.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    ;(stored < length ? inflateSync(bytes) : bytes).copy(table)
    tables.push(table)
    offset += table.length
  }
  return Buffer.concat([openHeader(woff.subarray(4, 8), count), ...entries, ...tables])
}
