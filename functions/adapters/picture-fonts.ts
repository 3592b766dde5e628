import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { openWoff } from '#functions/adapters/open-woff.ts'
import { pictureFontFiles, pictureFontPackage } from '#shared/constants/picture-fonts.ts'

// A package beside the code, in the project and in what Lambda runs alike.
const { resolve } = createRequire(import.meta.url)

/** What each weight calls itself: an old name of one style, which is not the family's name on the site. */
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
    // Another process was quicker.
    if (!existsSync(folder)) throw error
  }
  return folder
}

let isReady = false

/**
 * Lets sharp write text. Fontconfig reads its fonts once per process, when the first text is drawn, so whoever draws text calls
 * this before. Pango takes no WOFF files (it passes over them without a word), and npm has nothing else, so they are opened
 * into a temporary folder first: 190 kB, 7 ms.
 */
export const useFonts = (): void => {
  if (isReady) return
  process.env['FONTCONFIG_FILE'] = join(folderOf(openFonts()), 'fonts.conf')
  isReady = true
}
