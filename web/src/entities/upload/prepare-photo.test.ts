import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { preparePhoto } from './prepare-photo.ts'

const drawn = new Blob(['drawn'], { type: 'image/jpeg' })
const redraw = () => vi.fn<(photo: Blob, quarters: number) => Promise<Blob>>(() => Promise.resolve(drawn))
const broken = { redraw: () => Promise.reject(new Error('not decodable')) }

const photoOf = async (width: number, format: 'jpeg' | 'png' = 'jpeg') => {
  const picture = sharp({ create: { width, height: 20, channels: 3, background: '#8a1538' } })
  return new Blob([Uint8Array.from(await picture.toFormat(format).toBuffer())], { type: `image/${format}` })
}

describe('preparePhoto', () => {
  it('sends a small JPEG as it is', async () => {
    const photo = await photoOf(2560)
    expect(await preparePhoto(photo, 0, { redraw: redraw() })).toBe(photo)
    expect(await preparePhoto(photo, -4, { redraw: redraw() })).toBe(photo)
  })

  it('redraws a photo that is wide, rotated, or may be clear', async () => {
    for (const [photo, quarters] of [
      [await photoOf(2561), 0],
      [await photoOf(100), 1],
      [await photoOf(100, 'png'), 0],
    ] as const) {
      const spy = redraw()
      expect(await preparePhoto(photo, quarters, { redraw: spy })).toBe(drawn)
      expect(spy).toHaveBeenCalledWith(photo, quarters)
    }
  })

  it('redraws every photo that others get as it is sent, or says that it cannot', async () => {
    const photo = await photoOf(100)
    expect(await preparePhoto(photo, 0, { isShared: true, redraw: redraw() })).toBe(drawn)
    await expect(preparePhoto(photo, 0, { isShared: true, ...broken })).rejects.toMatchObject({
      problem: 'DAMAGED',
    })
  })

  it('leaves what this browser cannot decode to the server, unless it had to be rotated', async () => {
    const photo = await photoOf(100, 'png')
    expect(await preparePhoto(photo, 0, broken)).toBe(photo)
    await expect(preparePhoto(photo, 1, broken)).rejects.toMatchObject({ problem: 'DAMAGED' })
    const heic = new Blob(['…'], { type: 'image/heic' })
    await expect(preparePhoto(heic, 0, broken)).rejects.toMatchObject({ problem: 'DAMAGED' })
    const heavy = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'image/jpeg' })
    await expect(preparePhoto(heavy, 0, broken)).rejects.toMatchObject({ problem: 'PHOTO_SIZE' })
  })
})
