import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkVideo } from '#functions/jobs/check-video.ts'
import { developPhoto } from '#functions/jobs/develop-photo.ts'
import { photoVariantName } from '#shared/constants/photos.ts'
import { photoObjects, pictureOf, videoObject, videoOf } from './demo-pictures.ts'
import { createMarket } from './market/market.ts'

const folder = join(import.meta.dirname, 'pictures')
const name = 'cars/lexus-lx/white-front'

const files = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:avif|webp|jpeg)$/.test(file),
  )

describe('the pictures of the demo data', () => {
  test('are stored as the photo job stores the photo that a seller uploads', async () => {
    const original = readFileSync(join(folder, 'original.jpg'))
    const made = new Map<string, string | undefined>()
    const record = await developPhoto(original, async (width, format, bytes) => {
      const { format: kind, compression } = await sharp(bytes).metadata()
      made.set(photoVariantName('upl_1', width, format), compression === 'av1' ? 'avif' : kind)
    })
    const { width, height, hash, placeholder, contentLength } = pictureOf(name)
    expect({ width, height, hash }).toEqual({ width: record.width, height: record.height, hash: record.hash })
    expect(contentLength).toBe(original.length)
    for (const image of [placeholder, record.placeholder]) expect(image).toMatch(/^data:image\/webp;base64,/)

    const objects = photoObjects('upl_1', name)
    expect(new Set(objects.map(({ key }) => key))).toEqual(new Set(made.keys()))
    for (const { key, file, headers } of objects) {
      const { format, compression } = await sharp(file).metadata()
      const kind = compression === 'av1' ? 'avif' : format
      expect(kind).toBe(made.get(key))
      expect(headers['content-type']).toBe(`image/${kind}`)
    }
  })

  test('are stored as the job of videos stores what a seller uploads', async () => {
    const { uploadId, name: video } = { uploadId: 'vid_1', name: 'cars/nissan-patrol/white' }
    const { file, key, headers } = videoObject(uploadId, video)
    const bytes = readFileSync(file)
    const { contentLength, ...film } = videoOf(video)
    expect([bytes.length, headers['content-type'], key]).toEqual([
      contentLength,
      film.contentType,
      'vid_1/video',
    ])
    expect((await checkVideo(bytes)).film).toEqual(film)
  })

  test('are all there, and take 40 MB at most', () => {
    const named = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      pictures: Record<string, { files: Record<string, number[]> }>
    }
    const expected = Object.entries(named.pictures).flatMap(([picture, { files: formats }]) =>
      Object.entries(formats).flatMap(([format, widths]) =>
        widths.map((width) => `${picture}.${width}.${format}`),
      ),
    )
    expect(files().toSorted()).toEqual(expected.toSorted())
    const bytes = files().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    expect(bytes).toBeLessThan(40e6)
  })

  test.each(['2026-11-20', '2027-02-03', '2031-07-03'])('show every car that is on sale on %s', (day) => {
    const { listings } = createMarket(new Date(`${day}T09:00:00.000Z`))
    const listed = listings.filter(({ record }) => record.status !== 'DRAFT')
    const faceless = listed.filter(({ photos }) => !photos[0]?.picture.startsWith('cars/'))
    expect(faceless.map(({ record }) => record.car)).toEqual([])
    const many = listed.filter(({ record, photos }) => record.availability !== 'SOLD' && photos.length >= 8)
    expect(many.length / listed.length).toBeGreaterThan(0.5)
  })
})
