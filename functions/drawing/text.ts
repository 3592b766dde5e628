import sharp from 'sharp'
import { fontFamilies, type FontWeight, useFonts } from '#functions/adapters/picture-fonts.ts'

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

/** The advance width of a line, in units of its size. Letters are shaped and joined as they will be drawn. */
export const textWidth = async (text: string, weight: FontWeight): Promise<number> => {
  useFonts()
  // sharp measures ink; the distance between two bars is the advance width of the text between them, its own margins included.
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

/** A line as SVG. Its renderer must have called `useFonts` before. */
export const textSvg = ({ text, x, y, size, weight, color }: TextLine, direction: 'ltr' | 'rtl'): string =>
  `<text x="${x}" y="${y}" font-family="${fontFamilies[weight]}" font-size="${size}" fill="${color}" direction="${direction}">${escaped(text)}</text>`

/** Measures the width of a text, in units of its size. */
export type Measure = (text: string) => Promise<number>

/** The same, but a text that comes again is not measured again. */
export const remembering = (measure: Measure): Measure => {
  const known = new Map<string, Promise<number>>()
  return (text) => {
    const width = known.get(text) ?? measure(text)
    known.set(text, width)
    return width
  }
}

type Room = {
  /** In the units of `Measure`. */
  width: number
  lines: number
}

type Wrapped = {
  lines: string[]
  /** False when something had to be cut off. */
  isWhole: boolean
}

/** An unseen letter (a mark of Unicode's) with the direction of the last letter of a text. */
const lastDirection = (text: string): string => {
  const last = [...text].findLast((character) => /\p{L}/u.test(character))
  if (last === undefined) return ''
  return /\p{Script=Arabic}/u.test(last) ? '\u200f' : '\u200e'
}

/** The text, shortened with an ellipsis if it does not fit. */
const shortened = async (text: string, width: number, measure: Measure): Promise<string> => {
  const full = await measure(text)
  if (full <= width) return text
  const letters = [...text]
  // About where it ends, and from there one letter at a time: each is a measurement.
  for (let kept = Math.ceil((letters.length * width) / full); kept > 0; kept--) {
    const part = letters.slice(0, kept).join('').trimEnd()
    // Or it would stand before a text that is written the other way than its line.
    const line = `${part}…${lastDirection(part)}`
    if ((await measure(line)) <= width) return line
  }
  return '…'
}

const wrap = async (words: readonly string[], room: Room, measure: Measure): Promise<Wrapped> => {
  const full: string[] = []
  for (const word of words) {
    const joined = [...full.slice(-1), word].join(' ')
    const isNext = full.length < room.lines && (full.length === 0 || (await measure(joined)) > room.width)
    if (isNext) full.push(word)
    else full.splice(-1, 1, joined)
  }
  const lines = await Promise.all(full.map((line) => shortened(line, room.width, measure)))
  return { lines, isWhole: lines.every((line, index) => line === full[index]) }
}

/** The same number of lines, as equally long as words allow: no year alone on the last. */
const balanced = async (words: readonly string[], wrapped: Wrapped, room: Room, measure: Measure) => {
  let best = wrapped
  for (let share = 0.95; share > 0.5; share -= 0.05) {
    const narrower = { width: room.width * share, lines: wrapped.lines.length }
    const next = await wrap(words, narrower, measure)
    if (!next.isWhole) break
    best = next
  }
  return best
}

/**
 * Figures go the way of the letters before them, also over the end of a line: `350 F Sport` stays so in an Arabic title, after
 * a line that ends in `RX` (UAX #9 works before lines are broken).
 */
const directed = (lines: readonly string[]): string[] =>
  lines.map(
    (line, index) => (/^\p{L}/u.test(line) ? '' : lastDirection(lines.slice(0, index).join(' '))) + line,
  )

/** Breaks words into as few lines as hold them; text beyond `room` is cut off with an ellipsis. */
export const wrapWords = async (words: readonly string[], room: Room, measure: Measure): Promise<Wrapped> => {
  const wrapped = await wrap(words, room, measure)
  const { lines, isWhole } = wrapped.isWhole ? await balanced(words, wrapped, room, measure) : wrapped
  return { lines: directed(lines), isWhole }
}
