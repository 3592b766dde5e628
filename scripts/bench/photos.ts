import sharp, { type Sharp } from 'sharp'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstMessage, startChild, stopChild } from '#scripts/local/child.ts'
import type { DevelopResult, DevelopTask } from './photos/develop-child.ts'
import { textTable } from './terminal.ts'

type Fixture = { name: string; make: () => Promise<Buffer> }

// The most that is accepted: 39.97 megapixels.
const large = { width: 7300, height: 5475 }

/** A scene with soft shapes and the grain of a sensor. The grain decides how many bytes a codec needs for it. */
const scene = async ({ width, height }: { width: number; height: number }, grain: number): Promise<Sharp> => {
  const soft = await sharp({
    create: {
      width: 24,
      height: 18,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  const enlarged = sharp(soft).resize({ width, height, fit: 'fill' })
  if (grain === 0) return enlarged
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: grain },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const composed = await enlarged
    .composite([{ input: noise, blend: 'soft-light' }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(composed.data, { raw: { width, height, channels: composed.info.channels } })
}

const turned = (image: Sharp): Sharp => image.withMetadata({ orientation: 6 })

/** Photos as phones send them, and the worst that are still accepted: 40 megapixels in every format and way of storing them. */
const fixtures: readonly Fixture[] = [
  {
    name: 'JPEG, 12 MP, about 8 MB, turned by EXIF',
    make: async () =>
      turned((await scene({ width: 4000, height: 3000 }, 34)).jpeg({ quality: 96 })).toBuffer(),
  },
  { name: 'JPEG, 40 MP', make: async () => (await scene(large, 14)).jpeg({ quality: 90 }).toBuffer() },
  {
    name: 'JPEG, 40 MP, turned by EXIF',
    make: async () => turned((await scene(large, 14)).jpeg({ quality: 90 })).toBuffer(),
  },
  {
    name: 'JPEG, 40 MP, progressive, turned',
    make: async () =>
      turned(
        (await scene(large, 14)).jpeg({ quality: 85, progressive: true, chromaSubsampling: '4:4:4' }),
      ).toBuffer(),
  },
  { name: 'PNG, 40 MP', make: async () => (await scene(large, 0)).png().toBuffer() },
  { name: 'PNG, 40 MP, turned by EXIF', make: async () => turned((await scene(large, 0)).png()).toBuffer() },
  {
    name: 'PNG, 40 MP, interlaced, transparent, 16 bits',
    make: async () =>
      turned(
        sharp({ create: { ...large, channels: 4, background: { r: 90, g: 60, b: 30, alpha: 0.5 } } })
          .toColourspace('rgb16')
          .png({ progressive: true }),
      ).toBuffer(),
  },
  { name: 'WebP, 40 MP', make: async () => (await scene(large, 0)).webp({ effort: 0 }).toBuffer() },
  {
    name: 'WebP, 40 MP, lossless, turned by EXIF',
    make: async () =>
      turned((await scene(large, 0)).ensureAlpha(0.5).webp({ lossless: true, effort: 0 })).toBuffer(),
  },
]

const script = fileURLToPath(new URL('photos/develop-child.ts', import.meta.url))
// product.md, 5: a photo of 8 MB, and the memory for 40 megapixels.
const mostMs = 5000
const mostMb = 512

const develop = async (task: DevelopTask): Promise<DevelopResult> => {
  const child = startChild(script, { env: {} })
  try {
    const result = firstMessage(child)
    child.send(task)
    return (await result) as DevelopResult
  } finally {
    await stopChild(child)
  }
}

/** Measures the photo job for one photo, in time and memory, beside a plain resize of the same file to one JPEG. */
export const benchPhotos = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-photos-'))
  const rows: (string | number)[][] = [['', 'MB', 'ms', 'CPU ms', 'peak MB', 'resize: ms', 'peak MB']]
  const missed: string[] = []
  try {
    for (const { name, make } of fixtures) {
      const file = join(folder, 'photo')
      const bytes = await make()
      await writeFile(file, bytes)
      const ours = await develop({ file, how: 'ours' })
      const plain = await develop({ file, how: 'plain resize' })
      const measured = [bytes.length / 1e6, ours.ms, ours.cpuMs, ours.peakMb, plain.ms, plain.peakMb]
      rows.push([name, ...measured])
      if (ours.peakMb > mostMb || (name === fixtures[0]?.name && ours.ms > mostMs)) missed.push(name)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  console.log(
    'Every size and format of one photo in a fresh process; beside it one JPEG of 1,920 pixels width.\n',
  )
  console.log(textTable(rows))
  console.log(
    `\nThe first ≤ ${mostMs} ms, all ≤ ${mostMb} MB: ${missed.length === 0 ? 'met' : `MISSED by ${missed.join('; ')}`}`,
  )
}
