import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { bytesOf, chunk, joined, png, rows } from '#functions/testing/hostile-files.ts'
import { drawScene } from '#functions/testing/uploads.ts'
import type { HostileFile } from '#functions/trust/files/hostile-file.ts'
import { bytes, jpegScene, of, pictureChunk, webpOf } from '#functions/trust/files/picture-parts.ts'
import { amount } from '#functions/trust/mode.ts'
import { limits } from '#shared/constants/limits.ts'

const animation = async (frames: number): Promise<Uint8Array<ArrayBuffer>> => {
  const raw = { width: 20, height: 15 * frames, channels: 3 as const, pageHeight: 15 }
  const pixels = Uint8Array.from({ length: 20 * 15 * frames * 3 }, (_, index) => (index * 7919) >>> 5)
  return bytes(await sharp(pixels, { raw }).webp({ loop: 0, effort: 0 }).toBuffer())
}

/** A JPEG whose header claims another size than its picture has. */
const resized = async (width: number, height: number): Promise<Uint8Array<ArrayBuffer>> => {
  const file = bytes(await jpegScene(6))
  const at = Buffer.from(file).indexOf(Buffer.from([0xff, 0xc0]))
  new DataView(file.buffer).setUint16(at + 5, height)
  new DataView(file.buffer).setUint16(at + 7, width)
  return file
}

/** A progressive JPEG with very many scans. */
const manyScans = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const file = await drawScene(7, 1600, 1200).jpeg({ progressive: true }).toBuffer()
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = file.subarray(last, -2)
  return joined(
    file.subarray(0, last),
    ...Array.from({ length: Math.floor((limits.photoBytes - last) / scan.length) - 1 }, () => scan),
    file.subarray(-2),
  )
}

const fdat = (sequence: number) =>
  chunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, sequence]), deflateSync(Buffer.alloc(481 * 360))]))
let twoHundred: ReturnType<typeof deflateSync> | undefined
// Computed once, because it takes a second.
const inflated = () => (twoHundred ??= deflateSync(Buffer.alloc(200_000_000)))

/** Files that would use up memory or processor time. */
export const bombs: readonly HostileFile[] = [
  of('image/png', 'a PNG of 50,000 × 50,000', () => png(50_000, 50_000, rows(100, 1))),
  of('image/png', 'a PNG of 2,147,483,647 × 1', () => png(2_147_483_647, 1, rows(100, 1))),
  of('image/png', 'a PNG of 1 × 2,147,483,647', () => png(1, 2_147_483_647, rows(1, 100))),
  of('image/png', 'a PNG of 4,294,967,295 × 4,294,967,295', () =>
    png(4_294_967_295, 4_294_967_295, rows(1, 1)),
  ),
  of('image/png', 'a PNG of nothing by nothing', () => png(0, 0, rows(1, 1))),
  of('image/png', 'a PNG of 40,000,001 pixels', () => png(40_000_001, 1, rows(1, 1))),
  of('image/png', 'a PNG of 41 megapixels', () => png(8200, 5000, rows(8200, 5000))),
  of(
    'image/png',
    'a PNG whose rows go on for 200 MB',
    () => png(48, 36, chunk('IDAT', inflated())),
    'photo',
    'document',
  ),
  of(
    'image/png',
    'text that inflates to 200 MB',
    () => png(48, 36, chunk('zTXt', joined(bytesOf('x\0\0'), inflated())), rows(48, 36)),
    'photo',
    'document',
  ),
  of(
    'image/png',
    'a colour profile that inflates to 200 MB',
    () => png(48, 36, chunk('iCCP', joined(bytesOf('x\0\0'), inflated())), rows(48, 36)),
    'photo',
    'document',
  ),
  of(
    'image/png',
    'ten thousand pieces of text',
    () => png(48, 36, ...Array.from({ length: 10_000 }, () => chunk('tEXt', bytesOf('a\0b'))), rows(48, 36)),
    'photo',
    'document',
  ),
  of(
    'image/png',
    'an animated PNG',
    () =>
      png(
        480,
        360,
        chunk('acTL', bytesOf('\0\0\0\x64\0\0\0\0')),
        rows(480, 360),
        ...Array.from({ length: 20 }, (_, index) => fdat(index)),
      ),
    'photo',
    'document',
  ),
  of('image/jpeg', 'a JPEG of 65,535 × 65,535', () => resized(65_535, 65_535)),
  of('image/jpeg', 'a JPEG of 65,500 × 700', () => resized(65_500, 700)),
  of('image/jpeg', 'a JPEG of no height', () => resized(120, 0)),
  of('image/jpeg', 'a JPEG of no width', () => resized(0, 90)),
  of(
    'image/jpeg',
    'a JPEG that is drawn as often as fits into a file',
    () => manyScans(),
    'photo',
    'document',
  ),
  of('image/webp', 'a WebP of 16,384 × 16,384', async () => webpOf(16_384, 16_384, 0, await pictureChunk())),
  of(
    'image/webp',
    'a WebP whose canvas is larger than its picture',
    async () => webpOf(2000, 2000, 0, await pictureChunk()),
    'photo',
    'document',
  ),
  of('image/webp', 'a WebP without a picture', () => webpOf(100, 100, 0, ['ICCP', Buffer.alloc(9)])),
  of(
    'image/webp',
    'a film as WebP',
    () => animation(amount({ quick: 300, nightly: 3000 })),
    'photo',
    'document',
  ),
]
