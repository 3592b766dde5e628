import { locales } from '#shared/constants/market.ts'
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
import { drawPlate } from '#shared/drawing/plate-drawing.ts'
import { plateShapes, plateSvg } from '#shared/drawing/plate-svg.ts'
import sharp from 'sharp'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { readVisiblePlate } from './read-visible-plate.ts'
import { getPlateImage as route } from '#shared/api/plates.ts'

/*
 * The text of the share image beside the plate, as outlines of 256 units per em: relative SVG paths from the left end of the
 * baseline. Readex Pro SemiBold, Copyright 2019 The Readex Pro Project Authors, under the SIL Open Font License 1.1.
 */

/** A character of a price, and how far the next one is. */
export const priceOutlines: Readonly<Record<string, { advance: number; path: string }>> = {
  0: {
    advance: 166,
    path: 'm83 3q-23 0-39-12-16-11-25-31-8-21-8-50 0-28 8-49 9-20 25-32 16-11 39-11 23 0 39 11 16 12 25 32 9 21 9 49 0 29-9 50-9 20-25 31-16 12-39 12zm0-33q17 0 27-16 9-15 9-44 0-29-9-44-10-16-27-16-17 0-26 16-10 15-10 44 0 29 10 44 9 16 26 16z',
  },
  1: {
    advance: 139,
    path: 'm24 0v-35h31v-101l-28 13-8-33 51-26h23v147h32v35z',
  },
  2: {
    advance: 140,
    path: 'm18 0l-8-21 52-59q5-4 10-11 5-6 9-12 5-7 8-13 3-6 3-11 0-6-3-11-2-4-7-7-5-2-12-2-7 0-12 3-6 4-11 10-6 7-9 17l-29-17q5-14 15-26 9-11 22-17 13-6 28-6 16 0 28 7 12 6 20 18 7 11 7 26 0 8-2 15-2 8-6 16-5 8-12 18-7 9-16 20l-26 28h69v35z',
  },
  3: {
    advance: 146,
    path: 'm70 3q-21 0-36-9-15-9-29-31l29-18q5 9 12 15 6 5 12 8 7 2 14 2 8 0 14-3 7-4 11-10 4-7 4-15 0-9-4-15-3-6-9-9-6-3-15-3-4 0-9 1-4 1-9 3-5 1-11 3l-9-23 41-45-59-1v-33h108l7 14-48 51q9 1 17 4 10 4 18 12 8 8 13 18 4 10 4 22 0 18-9 31-8 14-23 22-15 9-34 9z',
  },
  4: {
    advance: 166,
    path: 'm89 0v-41h-67l-16-30 89-109h31v106h30v33h-30v41zm0-74v-48l-39 48z',
  },
  5: {
    advance: 150,
    path: 'm70 2q-19 0-35-8-16-8-26-24l21-23q11 13 20 17 8 4 19 4 9 0 16-3 7-4 11-11 4-6 4-14 0-9-4-16-4-6-11-10-6-4-15-4-5 0-10 1-5 0-11 3-6 2-14 7l-18-23 11-78h101v33h-74l-4 31q5-2 11-3 8-2 15-2 17 0 30 8 14 7 21 21 8 13 8 31 0 18-9 32-8 14-23 22-15 9-34 9z',
  },
  6: {
    advance: 146,
    path: 'm74 0q-14 0-25-5-12-5-21-13-9-9-14-21-5-12-5-25 0-12 4-24 3-12 10-25 6-13 15-28l25-41h35l2 3-33 52q-2 3-4 6 10-4 20-4 15 0 28 8 12 8 20 21 7 13 7 29 0 19-8 34-8 16-23 24-14 9-33 9zm0-33q9 0 16-3 7-4 11-12 3-7 3-16 0-8-4-15-3-7-10-11-7-5-15-5-9 0-16 4-7 4-11 11-4 7-4 16 0 9 4 16 4 7 11 11 7 4 15 4z',
  },
  7: {
    advance: 141,
    path: 'm24 0l65-146h-76v-34h115l4 20-69 160z',
  },
  8: {
    advance: 152,
    path: 'm76 1q-18 0-33-7-14-7-23-19-9-12-9-27 0-9 3-17 2-8 7-14 5-6 12-10 3-2 6-4-5-2-8-5-7-6-11-14-3-7-3-16 0-14 8-25 8-11 21-18 13-6 30-6 16 0 29 6 14 7 22 18 7 11 7 25 0 9-3 16-4 8-10 13-4 4-9 6 5 3 10 7 8 7 13 16 5 10 5 22 0 15-9 27-8 12-23 19-15 7-32 7zm0-32q7 0 14-3 6-3 10-8 3-5 3-12 0-7-3-13-4-5-10-9-6-3-14-3-8 0-14 3-6 4-10 9-4 6-4 13 0 6 4 12 4 5 10 8 6 3 14 3zm0-79q6 0 12-3 5-2 9-7 3-5 3-11 0-6-3-10-4-5-9-8-6-2-12-2-7 0-13 2-5 3-8 8-3 4-3 10 0 6 3 11 3 5 8 7 6 3 13 3z',
  },
  9: {
    advance: 145,
    path: 'm55 0l-1-3 31-64q-2 1-3 2-11 5-21 5-14 0-26-8-13-8-20-21-8-13-8-29 0-18 9-33 9-15 24-23 14-9 33-9 13 0 25 5 12 4 21 13 9 8 14 19 5 12 5 24 0 8-2 17-1 8-4 17-3 9-8 20-5 10-11 24l-22 44zm15-92q9 0 16-4 6-4 10-10 4-7 4-15 0-8-4-15-3-7-10-11-7-4-15-4-8 0-15 4-6 4-9 11-4 6-4 15 0 8 4 14 3 7 10 11 6 4 13 4z',
  },
  Q: {
    advance: 205,
    path: 'm157 28l-23-31q-14 6-31 6-20 0-37-7-17-7-29-20-12-12-19-29-6-17-6-37 0-20 6-37 7-17 19-29 12-13 29-20 17-7 37-7 19 0 36 7 16 7 29 20 12 12 19 29 7 17 7 37 0 20-7 37-7 17-19 29-2 2-4 3l21 28zm-54-62q3 0 7 0l-21-29 29-20 23 32q6-7 10-17 4-10 4-22 0-12-4-22-4-11-11-18-7-8-17-12-9-4-20-4-12 0-21 4-10 4-17 12-7 7-11 17-4 11-4 23 0 16 7 29 7 13 19 20 11 7 27 7z',
  },
  A: {
    advance: 179,
    path: 'm2 0l70-179h35l70 179h-40l-14-38h-69l-14 38zm110-69l-11-28q-1-4-4-10-2-7-4-14-2-6-4-13 0 0 0 0-2 7-4 13-2 7-4 13-3 6-5 12l-10 27z',
  },
  R: {
    advance: 179,
    path: 'm23 0v-179h80q17 0 30 7 13 8 21 21 8 13 8 29 0 16-8 29-8 13-21 21-2 1-4 2l40 70h-44l-36-64h-29v64zm37-96h41q7 0 12-3 6-3 8-9 3-5 3-13 0-7-3-13-4-6-10-9-7-3-15-3h-36z',
  },
  ',': {
    advance: 72,
    path: 'm22 50l-11-14q10-5 16-12 6-7 6-12 0-3-2-5-1-2-5-6-6-5-8-9-2-4-2-8 0-8 6-12 5-4 14-4 7 0 13 4 5 4 9 11 3 7 3 16 0 8-3 16-3 8-8 15-5 7-12 12-8 5-16 8z',
  },
}

/** `QAR 250,000` as one outline, and its width; 256 units per em. */
const priceLine = (riyals: number): { path: string; width: number } => {
  let x = 0
  let path = ''
  for (const character of `QAR ${riyals.toLocaleString(locales.en, { maximumFractionDigits: 0 })}`) {
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

/** The share image of a plate as SVG without any text: the plate, its price unless it is sold, and the site's name. */
const shareImage = (plate: PlateRecord): string =>
  shareFrame(
    `<rect width="${shareImageSize.width}" height="${shareImageSize.height}" fill="${color.sand}"/>` +
      plateOnTable(plate) +
      (plate.availability === 'SOLD' ? '' : price(plate.price)) +
      brand(),
  )

/** A drawing as PNG, at the size that the drawing says it has. It may hold outlines only: Lambda has no fonts. */
const toPng = (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  // Flat colours and their edges: a palette is a third of the bytes, and looks the same.
  sharp(Buffer.from(svg)).png({ palette: true, colours: 128, compressionLevel: 9, effort: 4 }).toBuffer()

const live = { readVisiblePlate, toPng }

/** The share image of a plate, or the plate alone, as the public sees it, for every caller. */
const getPlateImage = async ({ params, query }: Input<typeof route>, deps = live) => {
  const { plate } = await deps.readVisiblePlate(params.id, undefined)
  return deps.toPng(query.format === 'plate' ? plateSvg(plate) : shareImage(plate))
}

export const handler = limitedHandler(route, getPlateImage)
