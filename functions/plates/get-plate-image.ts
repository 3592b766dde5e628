import { homeCurrency, locales, productName } from '#shared/constants/market.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { color, emblem, group, shareFrame, shareImageSize } from '#functions/drawing/share-frame.ts'
import { textSvg, textWidth } from '#functions/drawing/text.ts'
import { drawPlate } from '#shared/drawing/plate-drawing.ts'
import { plateShapes, plateSvg } from '#shared/drawing/plate-svg.ts'
import sharp from 'sharp'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { readVisiblePlate } from './read-visible-plate.ts'
import { getPlateImage as route } from '#shared/api/plates.ts'

/** Lines of the picture in the site's own font: a currency's letters and any product's name are in it. */
const written = { weight: 'strong', price: 77, brand: 41 } as const

/** `QAR 250,000` in the middle. */
const price = async (riyals: number): Promise<string> => {
  const text = `${homeCurrency} ${riyals.toLocaleString(locales.en, { maximumFractionDigits: 0 })}`
  const { weight, price: size } = written
  const x = (shareImageSize.width - (await textWidth(text, weight)) * size) / 2
  return textSvg({ text, x, y: 488, size, weight, color: color.ink }, 'ltr')
}

/** The name of the site in both languages, either side of its emblem, as one line in the middle. */
const brand = async (): Promise<string> => {
  const [y, gap, emblemSize] = [583, 18, 32]
  const { weight, brand: size } = written
  const [en, ar] = await Promise.all([textWidth(productName.en, weight), textWidth(productName.ar, weight)])
  const start = (shareImageSize.width - (en + ar) * size - 2 * gap - emblemSize) / 2
  const emblemX = start + en * size + gap
  const end = emblemX + emblemSize + gap + ar * size
  const line = { y, size, weight, color: color.brand }
  return (
    textSvg({ ...line, text: productName.en, x: start }, 'ltr') +
    group(emblemX, y - 28, 1, emblem()) +
    textSvg({ ...line, text: productName.ar, x: end }, 'rtl')
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

/** The share image of a plate as SVG: the plate, its price unless it is sold, and the site's name. */
const shareImage = async (plate: PlateRecord): Promise<string> =>
  shareFrame(
    `<rect width="${shareImageSize.width}" height="${shareImageSize.height}" fill="${color.sand}"/>` +
      plateOnTable(plate) +
      (plate.availability === 'SOLD' ? '' : await price(plate.price)) +
      (await brand()),
  )

/** A drawing as PNG, at the size that the drawing says it has. Of fonts it has the site's alone. */
const toPng = (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  // Flat colours and their edges: a palette is a third of the bytes, and looks the same.
  sharp(Buffer.from(svg)).png({ palette: true, colours: 128, compressionLevel: 9, effort: 4 }).toBuffer()

const live = { readVisiblePlate, toPng }

/** The share image of a plate, or the plate alone, as the public sees it, for every caller. */
export const getPlateImage = async ({ params, query }: Input<typeof route>, deps = live) => {
  const { plate } = await deps.readVisiblePlate(params.id, undefined)
  return deps.toPng(query.format === 'plate' ? plateSvg(plate) : await shareImage(plate))
}

export const handler = limitedHandler(route, getPlateImage)
