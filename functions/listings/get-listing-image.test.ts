import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { shareImageSize } from '#functions/drawing/share-frame.ts'
import { drawShareImage, mostBytes } from './get-listing-image.ts'
import type { ShareFacts } from './share-facts.ts'
import { photoSize, widthToCover } from './share-panel.ts'

const said = {
  language: 'en',
  direction: 'ltr',
  headline: ['QAR', '185,000'],
  badge: undefined,
  title: ['Nissan', 'Patrol 2024'],
  isOnOffer: true,
  facts: ['45,000 km', 'Doha'],
} satisfies ShareFacts

const inArabic: ShareFacts = { ...said, language: 'ar', direction: 'rtl' }

const plain = (background: string, width = 960, height = 720) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Noise in every colour: no picture has more in it. */
const noise = () => {
  let state = 7
  const bytes = Buffer.from(
    Uint8Array.from({ length: 960 * 720 * 3 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state >>> 24
    }),
  )
  return sharp(bytes, { raw: { width: 960, height: 720, channels: 3 } })
    .png()
    .toBuffer()
}

/** The mean of red, green and blue in a square of the picture, 40 pixels wide, around a place. */
const colorAt = async (picture: Uint8Array, x: number, y: number): Promise<number[]> => {
  const { channels } = await sharp(
    await sharp(picture)
      .extract({ left: x - 20, top: y - 20, width: 40, height: 40 })
      .png()
      .toBuffer(),
  ).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

describe('drawShareImage', () => {
  it('has the photo on the side where the language begins, and the panel on the other', async () => {
    const photo = await plain('#00ff00')
    const [left, right] = [100, shareImageSize.width - 20] as const
    const english = await drawShareImage(said, photo)
    expect(await sharp(english).metadata()).toMatchObject({ format: 'jpeg', ...shareImageSize })
    const [photoColor, panelColor] = [await colorAt(english, left, 300), await colorAt(english, right, 300)]
    expect(photoColor[0]).toBeLessThan(20)
    expect(photoColor[1]).toBeGreaterThan(235)
    expect(Math.min(...panelColor)).toBeGreaterThan(240)
    const arabic = await drawShareImage(inArabic, photo)
    expect(await colorAt(arabic, right, 300)).toEqual(photoColor)
    expect(Math.min(...(await colorAt(arabic, 20, 300)))).toBeGreaterThan(240)
  })

  it.each([
    ['wide', 1920, 800],
    ['upright', 720, 1280],
    ['tiny', 90, 60],
  ])('fills its side with a photo that is %s', async (_, width, height) => {
    const picture = await drawShareImage(said, await plain('#00ff00', width, height))
    for (const [x, y] of [
      [20, 20],
      [20, 610],
      [photoSize.width - 60, 315],
    ] as const)
      expect((await colorAt(picture, x, y))[1]).toBeGreaterThan(230)
  })

  it('is small enough for WhatsApp whatever the photo is', async () => {
    expect((await drawShareImage(said, await noise())).length).toBeLessThan(mostBytes)
  })

  it('is a flag where there is no photo', async () => {
    const [red, green] = await colorAt(await drawShareImage(said, undefined), 100, 100)
    expect(red! - green!).toBeGreaterThan(80)
  })

  it('takes the colours of a sold car away', async () => {
    const [red, green, blue] = await colorAt(
      await drawShareImage({ ...said, isOnOffer: false, headline: ['Sold'] }, await plain('#00ff00')),
      100,
      300,
    )
    expect(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)).toBeLessThan(80)
  })
})

describe('widthToCover', () => {
  it.each([
    [{ width: 1600, height: 1200 }, 960],
    [{ width: 1920, height: 800 }, 1920],
    [{ width: 1200, height: 1600 }, 960],
    [{ width: 4000, height: 400 }, 1920],
  ])('of %o is %i', (photo, width) => expect(widthToCover(photo)).toBe(width))
})
