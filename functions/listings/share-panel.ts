import { photoWidths, type PhotoWidth } from '#shared/constants/photos.ts'
import { textSvg, textWidth } from '#functions/drawing/text.ts'
import {
  brandName,
  color,
  emblem,
  filled,
  group,
  shareFrame,
  shareImageSize,
} from '#functions/drawing/share-frame.ts'
import { badgeHeight, column, layOutPanel } from '#functions/listings/lay-out-panel.ts'
import type { ShareFacts } from '#functions/listings/share-facts.ts'

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

/** Something as wide as it says, from the start of the column on. */
const placed = (x: number, own: number, direction: ShareFacts['direction']): number =>
  direction === 'ltr' ? x : width - x - own

const brand = ({ language, direction }: ShareFacts): string => {
  const size = 42
  const name = brandName(language, 0.145)
  const at = (x: number, own: number) => placed(column.start + x, own, direction)
  return (
    `<rect x="${at(0, column.end - column.start)}" y="514" width="${column.end - column.start}" height="2" fill="${color.line}"/>` +
    group(at(0, size), 540, size / 32, emblem(color.sand2)) +
    group(at(size + 14, name.width), 575, 1, name.svg)
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
