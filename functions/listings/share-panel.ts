import type { FontWeight } from '#functions/adapters/picture-fonts.ts'
import { color, emblem, filled, group, shareFrame, shareImageSize } from '#functions/drawing/share-frame.ts'
import {
  type Measure,
  remembering,
  type TextLine,
  textSvg,
  textWidth,
  wrapWords,
} from '#functions/drawing/text.ts'
import { productName } from '#shared/constants/market.ts'
import type { ShareFacts } from './share-facts.ts'
import { type PhotoWidth, photoWidths } from '#shared/constants/photos.ts'

/** The column of the text, in pixels: `start` and `end` from the side of the picture on which its photo is. */
export const column = { start: 780, end: 1152, top: 30, bottom: 500 }

const columnWidth = column.end - column.start

type Measures = (weight: FontWeight) => Measure

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
  const scale = Math.min(largestHeadline, columnWidth / full)
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
    const room = { width: columnWidth / size, lines: most }
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
  const { lines } = await wrapWords([text], { width: columnWidth / factSize, lines: 1 }, measure)
  return { text: lines.join(''), x: 0, size: factSize, weight: 'regular', color: color.ink2 }
}

// Arabic reaches further above and below its baseline.
const leading = { ltr: 1.24, rtl: 1.4 }

// The height of capitals and figures above the baseline, as a share of the size.
const capHeight = 0.7

export const badgeHeight = 48

/** Lays out every line of a panel, and its badge, if it has one. In the middle of the column. */
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

const { width, height } = shareImageSize

/** The part of the picture that shows the photo, with what the panel's teeth cover of it. */
export const photoSize = { width: 744, height }

/** The narrowest stored width of a photo that fills its side without being enlarged, or the widest there is. */
export const widthToCover = (photo: { width: number; height: number }): PhotoWidth => {
  const needed = Math.max(photoSize.width, (photoSize.height * photo.width) / photo.height)
  return photoWidths.find((stored) => stored >= needed) ?? 1920
}

// The edge of the emblem, and of Qatar's flag, with its nine points.
const points = 9
const depth = 22

/** From a serrated edge at `x`, whose points reach towards the photo, to the end of the picture. */
const serrated = (x: number): string => {
  const step = height / points / 2
  let path = `M${width} 0H${x}`
  for (let point = 0; point < points; point++)
    path += `L${x - depth} ${(2 * point + 1) * step}L${x} ${(2 * point + 2) * step}`
  return `${path}H${width}Z`
}

const mirrored = (inner: string): string => `<g transform="translate(${width} 0) scale(-1 1)">${inner}</g>`

/** The left edge of an element of width `own` that starts at `x` of the column. */
const placed = (x: number, own: number, direction: ShareFacts['direction']): number =>
  direction === 'ltr' ? x : width - x - own

const brand = ({ language, direction }: ShareFacts): string => {
  const size = 42
  const x = placed(column.start + size + 14, 0, direction)
  const name = {
    text: productName[language],
    x,
    y: 575,
    size: 37,
    weight: 'strong',
    color: color.brand,
  } as const
  const at = (x: number, own: number) => placed(column.start + x, own, direction)
  return (
    `<rect x="${at(0, column.end - column.start)}" y="514" width="${column.end - column.start}" height="2" fill="${color.line}"/>` +
    group(at(0, size), 540, size / 32, emblem(color.sand2)) +
    textSvg(name, direction)
  )
}

const badge = async ({ badge: text, direction }: ShareFacts, y: number): Promise<string> => {
  if (!text) return ''
  const size = 26
  const own = (await textWidth(text, 'strong')) * size + 40
  const x = placed(column.start, own, direction)
  const start = direction === 'ltr' ? x + 20 : x + own - 20
  return (
    `<rect x="${x}" y="${y}" width="${own}" height="${badgeHeight}" rx="${badgeHeight / 2}" fill="${color.brand}"/>` +
    textSvg({ text, x: start, y: y + 33, size, weight: 'strong', color: '#fff' }, direction)
  )
}

// The site's own sign of a car without a photo (lucide's `car-front`, ISC), in a square of 24.
const carFront =
  '<g fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="0.55" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="m21 8-2 2-1.5-3.7A2 2 0 0 0 15.646 5H8.4a2 2 0 0 0-1.903 1.257L5 10 3 8M7 14h.01M17 14h.01M5 18v2M19 18v2"/>' +
  '<rect width="18" height="8" x="3" y="10" rx="2"/></g>'

/** The side of the photo where there is none: the field of the emblem, as large as a flag. */
const noPhoto = filled(`M0 0H${photoSize.width}V${height}H0Z`, color.brand) + group(216, 165, 12.5, carFront)

/** Everything of a car's share image but its photo: SVG that leaves the photo's side free, if there is one. */
export const sharePanel = async (said: ShareFacts, hasPhoto: boolean): Promise<string> => {
  const { lines, badgeY } = await layOutPanel(said, (weight) => (text) => textWidth(text, weight))
  const field =
    (hasPhoto ? '' : noPhoto) + filled(serrated(736), color.brand) + filled(serrated(748), color.paper)
  const written = lines.map((line) =>
    textSvg({ ...line, x: placed(column.start + line.x, 0, said.direction) }, said.direction),
  )
  return shareFrame(
    (said.direction === 'ltr' ? field : mirrored(field)) +
      brand(said) +
      (await badge(said, badgeY)) +
      written.join(''),
  )
}
