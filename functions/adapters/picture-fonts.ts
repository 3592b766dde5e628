import { inflateSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pictureFontFiles, pictureFontPackage } from '#shared/constants/picture-fonts.ts'

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

// A package beside the code, in the project and in what Lambda runs alike.
const { resolve } = createRequire(import.meta.url)

/** The family name inside each font file: an old name of one style, which is not the family's name on the site. */
export const fontFamilies = { regular: 'Readex Pro', strong: 'Readex Pro SemiBold' } as const
export type FontWeight = keyof typeof fontFamilies

// No fonts of the machine: what is drawn here is then what Lambda draws, to the pixel. Hinting would make widths depend on
// the size.
const configuration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`

type File = { name: string; bytes: Buffer }

const openFonts = (): File[] =>
  pictureFontFiles.map((file) => ({
    name: `${basename(file, '.woff')}.ttf`,
    bytes: openWoff(readFileSync(resolve(`${pictureFontPackage}/${file}`))),
  }))

/** A folder with these fonts, named by what is in them: made by the first process that needs it, whole or not at all. */
const folderOf = (fonts: readonly File[]): string => {
  const hash = createHash('sha256').update(configuration(''))
  for (const { bytes } of fonts) hash.update(bytes)
  const folder = join(tmpdir(), `sayara-fonts-${process.getuid?.() ?? ''}-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(folder)) return folder
  const made = mkdtempSync(`${folder}-`)
  for (const { name, bytes } of fonts) writeFileSync(join(made, name), bytes)
  writeFileSync(join(made, 'fonts.conf'), configuration(folder))
  try {
    renameSync(made, folder)
  } catch (error) {
    rmSync(made, { recursive: true })
    // Another process was faster.
    if (!existsSync(folder)) throw error
  }
  return folder
}

let isReady = false

/**
 * Lets sharp write text. Fontconfig reads its fonts once per process, when the first text is drawn, so this must be called
 * before drawing any text. Pango silently ignores WOFF files, and npm has nothing else, so they are unpacked into a temporary
 * folder first: 190 kB, 7 ms.
 */
export const useFonts = (): void => {
  if (isReady) return
  process.env['FONTCONFIG_FILE'] = join(folderOf(openFonts()), 'fonts.conf')
  isReady = true
}
