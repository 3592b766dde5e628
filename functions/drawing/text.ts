import sharp from 'sharp'
import { fontFamilies, useFonts, type FontWeight } from '#functions/adapters/picture-fonts.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

// Large enough that a width in whole pixels is exact to a hundredth of the size.
const measuredSize = 100

const inkWidth = async (text: string, weight: FontWeight): Promise<number> => {
  // The comma ends the family's name; without it Pango would take `SemiBold` for a weight of another family.
  const font = `${fontFamilies[weight]}, ${measuredSize}`
  const { width } = await sharp({ text: { text: escaped(text), font, dpi: 72 } }).metadata()
  return width / measuredSize
}

const bars = new Map<FontWeight, number>()

/** How far a line goes, in units of its size. Letters are shaped and joined as they will be drawn. */
export const textWidth = async (text: string, weight: FontWeight): Promise<number> => {
  useFonts()
  // sharp tells how wide ink is; between two bars that is the distance that the text takes, its own margins included.
  const alone = bars.get(weight) ?? (await inkWidth('||', weight))
  bars.set(weight, alone)
  return (await inkWidth(`|${text}|`, weight)) - alone
}

/** A line of text: `x` is where it begins, at the left or, in Arabic, at the right; `y` its baseline. In pixels. */
export type TextLine = {
  text: string
  x: number
  y: number
  size: number
  weight: FontWeight
  color: string
}

/** A line as SVG. What renders it must have called `useFonts` before. */
export const textSvg = ({ text, x, y, size, weight, color }: TextLine, direction: 'ltr' | 'rtl'): string =>
  `<text x="${x}" y="${y}" font-family="${fontFamilies[weight]}" font-size="${size}" fill="${color}" direction="${direction}">${escaped(text)}</text>`
