import sharp, { type Sharp } from 'sharp'
import { color, shareImageSize } from '#functions/drawing/share-frame.ts'
import { shareFacts, type ShareFacts } from './share-facts.ts'
import { photoSize, sharePanel, widthToCover } from './share-panel.ts'
import { readPhotoVariant } from '#functions/adapters/photo-storage.ts'
import { AppError } from '#functions/core/app-error.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { isComplete } from '#functions/data/listing-record.ts'
import { readVisible } from './read-visible.ts'
import { getListingImage as route } from '#shared/api/listing-image.ts'

/** WhatsApp shows no picture that is larger. */
export const mostBytes = 300_000

// The first is what nearly every photo gets, 90 kB. Grain needs the others; noise in all colours, the worst there is, the last.
const qualities = [84, 74, 60, 40, 20]

const encode = async (image: Sharp): Promise<Buffer<ArrayBuffer>> => {
  for (const quality of qualities) {
    // Whole colours: half of them would blur the red edge beside white.
    const bytes = await image
      .clone()
      .jpeg({ quality, chromaSubsampling: '4:4:4', progressive: true })
      .toBuffer()
    if (bytes.length < mostBytes) return bytes
  }
  throw new Error(`A share image is larger than ${mostBytes} bytes at any quality`)
}

/** Draws the share image of a car as JPEG: its photo, if there is one, beside the panel. A photo of a sold car loses its colours. */
export const drawShareImage = async (
  said: ShareFacts,
  photo: Uint8Array | undefined,
): Promise<Buffer<ArrayBuffer>> => {
  const panel = { input: Buffer.from(await sharePanel(said, photo !== undefined)) }
  const side = photo && sharp(photo).resize({ ...photoSize, fit: 'cover' })
  if (!said.isOnOffer) side?.modulate({ saturation: 0.15 })
  const left = said.direction === 'ltr' ? 0 : shareImageSize.width - photoSize.width
  const layers = side ? [{ input: await side.toBuffer(), left, top: 0 }, panel] : [panel]
  const pixels = await sharp({ create: { ...shareImageSize, channels: 3, background: color.paper } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer()
  return encode(sharp(pixels, { raw: { ...shareImageSize, channels: 3 } }))
}

const live = { readVisible, readPhotoVariant, drawShareImage }

/** The share image of a car, as the public sees it, for every caller. */
export const getListingImage = async ({ params, query }: Input<typeof route>, deps = live) => {
  const { listing } = await deps.readVisible(params.id, undefined)
  const { car, availability, photos } = listing
  if (!isComplete(car)) throw new AppError('LISTING_NOT_FOUND')
  const [main] = photos
  const photo = main && (await deps.readPhotoVariant(main.id, widthToCover(main), 'jpeg'))
  return deps.drawShareImage(shareFacts(car, availability, query.lang), photo)
}

export const handler = limitedHandler(route, getListingImage)
