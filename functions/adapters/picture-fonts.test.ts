import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openWoff } from './picture-fonts.ts'
import { shareFrame } from '#functions/drawing/share-frame.ts'
import { textSvg, textWidth } from '#functions/drawing/text.ts'
import { fontOutlines } from '#functions/testing/font-outlines.ts'
import { pictureFontFiles, pictureFontPackage } from '#shared/constants/picture-fonts.ts'

const { resolve } = createRequire(import.meta.url)

/** The sum of 32-bit words by which OpenType guards a table. */
const checksum = (table: Buffer): number => {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

describe.each(pictureFontFiles)('%s', (file) => {
  it('opens into an OpenType font whose tables are what they say', () => {
    const font = openWoff(readFileSync(resolve(`${pictureFontPackage}/${file}`)))
    const count = font.readUInt16BE(4)
    const tags = Array.from({ length: count }, (_, index) => {
      const at = 12 + 16 * index
      const [sum, start, length] = [4, 8, 12].map((field) => font.readUInt32BE(at + field)) as [
        number,
        number,
        number,
      ]
      const tag = font.toString('latin1', at, at + 4)
      const table = Buffer.from(font.subarray(start, start + Math.ceil(length / 4) * 4))
      // The font's own checksum stands in its head, and is left out.
      if (tag === 'head') table.writeUInt32BE(0, 8)
      expect([tag, checksum(table)]).toEqual([tag, sum])
      return tag
    })
    expect(tags).toEqual(expect.arrayContaining(['GSUB', 'cmap', 'glyf', 'head']))
  })
})

/** The darkness of each pixel. */
const inkOf = async (inner: string): Promise<Uint8Array> =>
  sharp(Buffer.from(shareFrame(`<rect width="1200" height="630" fill="#fff"/>${inner}`)))
    .greyscale()
    .negate()
    .raw()
    .toBuffer()

const sum = (values: Uint8Array): number => values.reduce((total, value) => total + value, 0)

describe('text in a picture', () => {
  // Compared with outlines that were taken from the font by hand: with any other font, a fallback of the machine's or empty
  // boxes, hardly a pixel would match, and Arabic letters that are not joined are wider.
  it.each(fontOutlines)('is Readex Pro: $script', async ({ text, direction, width, path }) => {
    expect(Math.abs(((await textWidth(text, 'strong')) * 256) / width - 1)).toBeLessThan(0.02)
    const x = direction === 'ltr' ? 20 : 20 + width / 2.56
    const line = { text, x, y: 140, size: 100, weight: 'strong', color: '#000' } as const
    const [written, drawn] = await Promise.all([
      inkOf(textSvg(line, direction)),
      inkOf(`<g transform="translate(20 140) scale(${100 / 256})"><path d="${path}"/></g>`),
    ])
    const apart = sum(written.map((value, index) => Math.abs(value - drawn[index]!)))
    expect(apart / sum(drawn)).toBeLessThan(0.3)
  })

  it('has two weights', async () => {
    const [regular, strong] = await Promise.all([
      textWidth('QAR 185,000', 'regular'),
      textWidth('QAR 185,000', 'strong'),
    ])
    expect(strong / regular).toBeGreaterThan(1.02)
  })

  it('takes signs of markup as they are', async () => {
    expect(await textWidth('A <b>&</b> B', 'regular')).toBeGreaterThan(await textWidth('A & B', 'regular'))
  })
})
