import type { PlateRecord } from '#functions/data/plate-record.ts'
import {
  brandName,
  color,
  emblem,
  filled,
  group,
  shareFrame,
  shareImageSize,
} from '#functions/drawing/share-frame.ts'
import { priceOutlines } from '#functions/plates/share-outlines.ts'
import { drawPlate } from '#shared/drawing/plate-drawing.ts'
import { plateShapes } from '#shared/drawing/plate-svg.ts'

/** `QAR 250,000` as one outline, and its width; 256 units per em. */
const priceLine = (riyals: number): { path: string; width: number } => {
  let x = 0
  let path = ''
  for (const character of `QAR ${riyals.toLocaleString('en-QA', { maximumFractionDigits: 0 })}`) {
    const outline = priceOutlines[character]
    if (outline) path += `M${x} 0${outline.path}`
    x += outline?.advance ?? 80
  }
  return { path, width: x }
}

const price = (riyals: number): string => {
  const { path, width } = priceLine(riyals)
  const scale = 0.3
  return group((shareImageSize.width - width * scale) / 2, 488, scale, filled(path, color.ink))
}

/** The name of the site in both languages, either side of its emblem, as one line in the middle. */
const brand = (): string => {
  const [scale, baseline, gap, emblemSize] = [0.16, 583, 18, 32]
  const [en, ar] = [brandName('en', scale), brandName('ar', scale)]
  const start = (shareImageSize.width - en.width - ar.width - 2 * gap - emblemSize) / 2
  const emblemX = start + en.width + gap
  return (
    group(start, baseline, 1, en.svg) +
    group(emblemX, baseline - 28, 1, emblem()) +
    group(emblemX + emblemSize + gap, baseline, 1, ar.svg)
  )
}

/** The plate on a soft shadow of its own form, nearly as wide as the picture. */
const plateOnTable = (plate: PlateRecord): string => {
  const drawing = drawPlate(plate)
  const scale = 1040 / drawing.width
  const x = (shareImageSize.width - drawing.width * scale) / 2
  const shadow = [28, 20, 12].map(
    (grown, index) =>
      `<rect x="${x - grown / 4}" y="${118 - grown / 4}" width="${1040 + grown / 2}" height="${220 + grown}" rx="${24 + grown / 2}" fill="${color.ink}" opacity="${0.025 + index * 0.01}"/>`,
  )
  return shadow.join('') + group(x, 112, scale, plateShapes(drawing))
}

/** What a link to a plate shows, as SVG without any text: the plate, its price unless it is sold, and whose site it is on. */
export const shareImage = (plate: PlateRecord): string =>
  shareFrame(
    `<rect width="${shareImageSize.width}" height="${shareImageSize.height}" fill="${color.sand}"/>` +
      plateOnTable(plate) +
      (plate.availability === 'SOLD' ? '' : price(plate.price)) +
      brand(),
  )
