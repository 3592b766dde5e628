import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { inject } from 'vitest'
import { payload } from '#functions/testing/hostile-files.ts'
import type { Judged } from '#functions/testing/uploads.ts'
import { isNightly } from '#functions/trust/mode.ts'
import { photoFormats, photoWidths, type PhotoFormat } from '#shared/constants/photos.ts'

// Texts that the hostile files carry besides their picture, and that no picture contains by chance.
const marks = [
  payload,
  '<?php',
  '<html',
  'xmpmeta',
  'ICC_PROFILE',
  'Photoshop',
  'Exif\0',
  'PK\u0005\u0006',
  'EVIL',
  'evIl',
]

/** The end of a picture by its own format, as an offset. */
const endOf: Record<PhotoFormat, (bytes: Buffer) => number> = {
  jpeg: (bytes) => (bytes.readUInt16BE(bytes.length - 2) === 0xffd9 ? bytes.length : -1),
  webp: (bytes) => bytes.readUInt32LE(4) + 8,
  avif: (bytes) => {
    let at = 0
    while (at + 8 <= bytes.length) {
      const size = bytes.readUInt32BE(at)
      if (size < 8) return size === 0 ? bytes.length : -1
      at += size
    }
    return at
  },
}

/** One size of a photo as the public gets it. */
const servedBytes = async (url: string, width: number, format: PhotoFormat): Promise<Buffer> => {
  const answer = await fetch(`${inject('apiUrl')}${url}?w=${width}`, {
    headers: { accept: `image/${format}` },
  })
  if (answer.status !== 200 || answer.headers.get('content-type') !== `image/${format}`)
    throw new Error(`${url} as ${format}: ${answer.status} ${answer.headers.get('content-type')}`)
  return Buffer.from(await answer.arrayBuffer())
}

const complaintsAboutBytes = async (bytes: Buffer, format: PhotoFormat): Promise<string[]> => {
  const {
    exif,
    icc,
    xmp,
    iptc,
    comments,
    tifftagPhotoshop,
    pages,
    format: found,
  } = await sharp(bytes).metadata()
  const told = { exif, icc, xmp, iptc, comments, tifftagPhotoshop }
  return [
    ...Object.entries(told).flatMap(([name, value]) => (value ? [`has ${name}`] : [])),
    ...(pages === undefined || pages === 1 ? [] : [`has ${pages} pages`]),
    ...(found === (format === 'avif' ? 'heif' : format) ? [] : [`is ${found}`]),
    ...(endOf[format](bytes) === bytes.length ? [] : ['has something behind its end']),
    ...marks
      .filter((mark) => bytes.includes(mark, 0, 'latin1'))
      .map((mark) => `says ${JSON.stringify(mark)}`),
  ]
}

// All sizes are encoded from the same pixels, so `npm test` checks one size per format.
const widths = isNightly ? photoWidths : photoWidths.slice(0, 1)

/** The hostile content that an accepted photo still carries, in any served size and format. */
export const complaintsAboutPhoto = async ({ url }: Judged): Promise<string[]> => {
  const complaints: string[] = []
  for (const width of widths)
    for (const format of photoFormats) {
      const found = await complaintsAboutBytes(await servedBytes(url, width, format), format)
      complaints.push(...found.map((each) => `as ${format} of ${width} ${each}`))
    }
  return complaints
}

/** A digest of every size and format of a photo. */
export const digestsOf = async (url: string): Promise<string[]> =>
  Promise.all(
    photoWidths.flatMap((width) =>
      photoFormats.map(async (format) =>
        createHash('sha256')
          .update(await servedBytes(url, width, format))
          .digest('hex'),
      ),
    ),
  )
