import type { FontWeight } from '#functions/adapters/picture-fonts.ts'
import { color } from '#functions/drawing/share-frame.ts'
import type { TextLine } from '#functions/drawing/text.ts'
import { remembering, wrapWords, type Measure } from '#functions/drawing/wrap-words.ts'
import type { ShareFacts } from '#functions/listings/share-facts.ts'

/** Where the words stand, in pixels: `start` and `end` from the side of the picture on which its photo is. */
export const column = { start: 780, end: 1152, top: 30, bottom: 500 }

const width = column.end - column.start

export type Measures = (weight: FontWeight) => Measure

/** A line without its place: `x` counts from the start of the column. */
type Part = Omit<TextLine, 'y'>

// A price's unit is smaller than its figure.
const unitSize = 0.42
const largestHeadline = 94

const headline = async (words: readonly string[], measure: Measure): Promise<Part[]> => {
  const parts = await Promise.all(
    words.map(async (text) => {
      const size = words.length > 1 && !/^\d/.test(text) ? unitSize : 1
      return { text, size, width: size * (await measure(text)) }
    }),
  )
  const gap = 0.16
  const full = parts.reduce((sum, part) => sum + part.width, gap * (parts.length - 1))
  const scale = Math.min(largestHeadline, width / full)
  let x = 0
  return parts.map(({ text, size, width }) => {
    const part: Part = { text, x: x * scale, size: size * scale, weight: 'strong', color: color.ink }
    x += width + gap
    return part
  })
}

// The largest that holds the whole name is taken.
const titleRooms = [
  { size: 42, lines: 3 },
  { size: 36, lines: 3 },
  { size: 30, lines: 4 },
  { size: 26, lines: 4 },
]

const title = async (names: readonly string[], measure: Measure): Promise<Part[]> => {
  let parts: Part[] = []
  for (const { size, lines: most } of titleRooms) {
    const room = { width: width / size, lines: most }
    // Names of two words stay together where they can.
    const together = await wrapWords(names, room, measure)
    const { lines, isWhole } = together.isWhole
      ? together
      : await wrapWords(names.join(' ').split(' '), room, measure)
    parts = lines.map((line) => ({ text: line, x: 0, size, weight: 'strong', color: color.ink }))
    if (isWhole) break
  }
  return parts
}

const factSize = 30

const fact = async (text: string, measure: Measure): Promise<Part> => {
  const { lines } = await wrapWords([text], { width: width / factSize, lines: 1 }, measure)
  return { text: lines.join(''), x: 0, size: factSize, weight: 'regular', color: color.ink2 }
}

// Arabic reaches further above and below its baseline.
const leading = { ltr: 1.24, rtl: 1.4 }

// Of a size: how high capitals and figures are above the baseline.
const capHeight = 0.7

export const badgeHeight = 48

/** Where every line of a panel stands, and where its badge begins, if it has one. In the middle of the column. */
export const layOutPanel = async (
  said: ShareFacts,
  measures: Measures,
): Promise<{ lines: TextLine[]; badgeY: number }> => {
  // Names are tried in several sizes and widths.
  const strong = remembering(measures('strong'))
  const [price, name, about] = await Promise.all([
    headline(said.headline, strong),
    title(said.title, strong),
    Promise.all(said.facts.map((text) => fact(text, measures('regular')))),
  ])
  const lines: TextLine[] = []
  let y = 0
  if (said.badge) y += badgeHeight + 20
  y += capHeight * Math.max(...price.map(({ size }) => size))
  for (const part of price) lines.push({ ...part, y })
  for (const [index, part] of name.entries()) {
    y += index === 0 ? 28 + part.size : part.size * leading[said.direction]
    lines.push({ ...part, y })
  }
  for (const [index, part] of about.entries()) {
    y += index === 0 ? 30 + part.size : part.size * 1.36
    lines.push({ ...part, y })
  }
  const shift = (column.top + column.bottom - y) / 2
  return { lines: lines.map((line) => ({ ...line, y: line.y + shift })), badgeY: shift }
}
