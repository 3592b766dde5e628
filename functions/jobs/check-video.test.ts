import { expect, it } from 'vitest'
import { videoFile } from '#functions/testing/uploads.ts'
import { archive, payload } from '#functions/testing/hostile-files.ts'
import { limits } from '#shared/constants/limits.ts'
import { checkVideo } from './check-video.ts'

const read = (name: string): Buffer => Buffer.from(videoFile(name).bytes)

/** A copy of a file in which `field` of every `box` is another number. */
const patched = (name: string, box: string, field: number, value: number): Buffer => {
  const bytes = read(name)
  for (let at = bytes.indexOf(box); at >= 0; at = bytes.indexOf(box, at + 4))
    bytes.writeUInt32BE(value >>> 0, at + 4 + field)
  return bytes
}

const boxes = (bytes: Buffer): string[] => {
  const found: string[] = []
  for (let at = 0; at + 8 <= bytes.length; at += bytes.readUInt32BE(at))
    found.push(bytes.toString('latin1', at + 4, at + 8))
  return found
}

it.each([
  ['car.mp4', 'video/mp4'],
  ['phone.mov', 'video/mp4'],
  ['hevc.mov', 'video/mp4'],
  ['car.webm', 'video/webm'],
])('takes %s and keeps its pictures, size and length', async (name, contentType) => {
  const { bytes, film } = await checkVideo(read(name))
  expect(film).toEqual({ contentType, width: 320, height: 240, seconds: expect.closeTo(1.5, 0) as number })
  // The result is a video of the same kind, which passes again.
  const again = await checkVideo(bytes)
  expect(again.film).toMatchObject({ contentType, width: 320, height: 240 })
})

it('writes the index first and nothing about place, device or title', async () => {
  for (const name of ['car.mp4', 'phone.mov', 'car.webm']) {
    expect(read(name).toString('latin1'), name).toMatch(/\+25\.2854|Doha/)
    const { bytes } = await checkVideo(read(name))
    expect(Buffer.from(bytes).toString('latin1'), name).not.toMatch(/\+25\.2854|Apple|iPhone|Doha|Lavf/)
    if (name !== 'car.webm') expect(boxes(Buffer.from(bytes)).slice(0, 2), name).toEqual(['ftyp', 'moov'])
  }
})

const bomb = { refusal: 'DAMAGED', videoRefusal: 'WRONG_CODEC' }
const manyClusters = Buffer.concat(Array.from({ length: 400_000 }, () => Buffer.from('1f43b67580', 'hex')))
const brand = Buffer.from('\0\0\0\x14ftypisom\0\0\0\0isom', 'latin1')
/** Boxes, each in the one before. */
const nested = (name: string, count: number): Buffer => {
  const bytes = Buffer.alloc(8 * count, `....${name}`)
  for (let at = 0; at < bytes.length; at += 8) bytes.writeUInt32BE(bytes.length - at, at)
  return bytes
}
const huge = limits.video.side + 2

it.each<[string, Buffer, { refusal: string; videoRefusal?: string }]>([
  ['nothing', Buffer.alloc(0), { refusal: 'DAMAGED', videoRefusal: 'NOT_A_VIDEO' }],
  ['a page', Buffer.from(`<html>${payload.repeat(9)}`), { refusal: 'DAMAGED', videoRefusal: 'NOT_A_VIDEO' }],
  ['sound alone', read('sound.mp4'), { refusal: 'DAMAGED', videoRefusal: 'NOT_A_VIDEO' }],
  ['more than a minute', read('long.mp4'), { refusal: 'DAMAGED', videoRefusal: 'TOO_LONG' }],
  ['a codec that no browser plays', read('codec.mp4'), { refusal: 'DAMAGED', videoRefusal: 'WRONG_CODEC' }],
  ['the first half of a file', read('car.mp4').subarray(0, 9000), { refusal: 'DAMAGED' }],
  ['an index without its pictures', cutPictures(), { refusal: 'DAMAGED' }],
  ['a video and an archive', Buffer.concat([read('car.mp4'), archive]), { refusal: 'UNSAFE' }],
  ['a video and a page', Buffer.concat([read('car.mp4'), Buffer.from(payload)]), { refusal: 'UNSAFE' }],
  [
    'a picture that is too wide',
    patched('car.mp4', 'avc1', 24, (huge << 16) + 240),
    { refusal: 'TOO_MANY_PIXELS' },
  ],
  ['billions of pictures', patched('car.mp4', 'stts', 8, 0xffff_fff0), bomb],
  ['billions of sizes', patched('car.mp4', 'stsz', 8, 0xffff_fff0), bomb],
  ['boxes within boxes', Buffer.concat([brand, nested('moov', 30_000)]), bomb],
  ['millions of clusters', Buffer.concat([read('car.webm'), manyClusters]), bomb],
])('refuses %s', async (_, raw, refusal) => {
  await expect(checkVideo(raw)).rejects.toMatchObject({ name: 'FileRefused', ...refusal })
})

/** A packed video whose data end in the middle. */
function cutPictures(): Buffer {
  const bytes = read('fast.mp4')
  return bytes.subarray(0, bytes.length - 4000)
}
