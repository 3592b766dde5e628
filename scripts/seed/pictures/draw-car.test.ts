import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { amount } from '#functions/trust/mode.ts'
import { drawCar } from './draw-car.ts'
import type { CarPicture } from './picture.ts'
import { bodyTypes } from '#shared/reference/body-types.ts'
import { backdrops, views } from './picture.ts'
import { renderCar } from './render-car.ts'

const picture = (more: Partial<CarPicture> = {}): CarPicture => ({
  bodyType: 'Sedan',
  color: 'Maroon',
  view: 'side',
  backdrop: 'studio',
  plate: '363802',
  seed: 7,
  ...more,
})

/** Mean brightness of each channel and how much it varies: an empty or black picture fails on the second. */
const look = async (file: Buffer | string) =>
  (await sharp(Buffer.from(file), { unlimited: true }).resize(160, 120).stats()).channels

describe('drawCar', () => {
  // Every body, view and backdrop at least once, in the nightly run; views.test.ts looks at every pair of body and view.
  const all = bodyTypes.map((bodyType, i) => ({ bodyType, view: views[i % 6]!, backdrop: backdrops[i]! }))
  const cases = all.slice(0, amount({ quick: 3, nightly: all.length }))
  it.each(cases)('draws a $bodyType ($view, $backdrop)', { timeout: 60_000 }, async (more) => {
    const svg = drawCar(picture(more), 1)
    const file = await sharp(Buffer.from(svg), { unlimited: true }).metadata()
    expect(file).toMatchObject({ format: 'svg', width: 1600, height: 1200 })
    // Outside the embedded image, whose letters may well spell it.
    expect(/[\s",(]NaN/.test(svg)).toBe(false)
    for (const channel of (await look(svg)).slice(0, 3)) expect(channel.stdev).toBeGreaterThan(8)
  })

  it(
    'draws the same for the same picture, something else for another seed, body, colour or character',
    { timeout: 60_000 },
    () => {
      const first = drawCar(picture(), 1)
      expect(drawCar(picture(), 1) === first).toBe(true)
      const others = [
        picture({ seed: 8 }),
        picture({ bodyType: 'SUV' }),
        picture({ color: 'Blue' }),
        picture({ style: { character: 'luxury' } }),
      ]
      const texts = others.map((other) => drawCar(other, 1))
      expect(new Set([first, ...texts]).size).toBe(5)
    },
  )

  it('hangs a plate where one is seen from, and none inside', { timeout: 60_000 }, () => {
    const strip = 'fill="#8a1538"/><path'
    expect(drawCar(picture({ view: 'front' }), 1).includes(strip)).toBe(true)
    expect(drawCar(picture({ view: 'rear' }), 1).includes(strip)).toBe(true)
    expect(drawCar(picture({ view: 'cabin' }), 1).includes(strip)).toBe(false)
  })
})

describe('renderCar', () => {
  it('makes a JPEG of the full size with a position in its EXIF', { timeout: 60_000 }, async () => {
    const jpeg = await renderCar(picture())
    const { format, width, height, exif } = await sharp(jpeg).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1600, height: 1200 })
    expect(jpeg.length).toBeGreaterThan(60_000)
    // Tag 0x8825 points to the GPS block; both byte orders are legal.
    const text = exif!.toString('latin1')
    expect(text.includes('\x25\x88') || text.includes('\x88\x25')).toBe(true)
  })
})
