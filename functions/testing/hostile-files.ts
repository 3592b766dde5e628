import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { onePage, pdfOf } from '#functions/testing/pdfs.ts'
import { jpeg } from '#functions/testing/uploads.ts'

/** The bytes of a text with one character per byte. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'))
/** Concatenates files. */
export const joined = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts))

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A chunk of a PNG. */
export const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const body = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

/** A grey PNG with these chunks between its header and its end. The size is only what its header claims. */
export const png = (
  width: number,
  height: number,
  ...chunks: readonly Uint8Array[]
): Uint8Array<ArrayBuffer> =>
  joined(
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])])),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  )

/** Grey rows of a PNG, compressed. */
export const rows = (width: number, height: number): Uint8Array =>
  chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height)))

/** A segment of a JPEG. */
export const segment = (marker: number, data: Uint8Array): Uint8Array => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, data])
}

/** A JPEG with these segments right after its first two bytes. */
export const jpegWith = async (...segments: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> => {
  const { bytes } = await jpeg()
  return joined(bytes.subarray(0, 2), ...segments, bytes.subarray(2))
}

/** A script that would run if a browser took the file for a page or a script. */
export const payload = '<script>alert(document.domain)</script>'

/** The EICAR test file of virus scanners; it is no virus. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR` + '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

/** The end of a ZIP archive, which is where programs look for one. */
export const archive = bytesOf(`PK\x01\x02${'\0'.repeat(42)}PK\x05\x06${'\0'.repeat(18)}`)

type Make = () => Promise<Uint8Array<ArrayBuffer>>
type Hostile = readonly [what: string, contentType: string, make: Make]
type Refused = readonly [what: string, contentType: string, refusal: string, make: Make]

const text =
  (content: string): Make =>
  async () =>
    bytesOf(content)
const sound: Make = async () => (await jpeg('#7a1f2b', 480, 360)).bytes

/** Files that the photo job must refuse, each with its refusal. */
export const refusedPhotos: readonly Refused[] = [
  ['a GIF that is a script too', 'image/jpeg', 'NOT_AN_IMAGE', text('GIF89a/*\0\0*/=1;alert(1)')],
  ['a page named as a picture', 'image/webp', 'NOT_AN_IMAGE', text(`<!doctype html>${payload}`)],
  [
    'MVG',
    'image/png',
    'NOT_AN_IMAGE',
    text('push graphic-context\nfill \'url(https://127.0.0.1/x"|ls "-la)\''),
  ],
  ['PostScript', 'image/png', 'NOT_AN_IMAGE', text('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (w) file')],
  // The EICAR test is neither a picture nor a PDF, so it is refused before the scan.
  ['EICAR', 'image/png', 'NOT_AN_IMAGE', text(eicar)],
  ['a PDF', 'image/jpeg', 'NOT_AN_IMAGE', async () => pdfOf(onePage)],
  [
    'AVIF named as WebP',
    'image/webp',
    'NOT_AN_IMAGE',
    async () =>
      new Uint8Array(
        await sharp(await sound())
          .avif({ effort: 0 })
          .toBuffer(),
      ),
  ],
  [
    'a PNG of 50,000 × 50,000 by its header',
    'image/png',
    'TOO_MANY_PIXELS',
    async () => png(50_000, 50_000, rows(100, 1)),
  ],
  [
    'a small PNG file of 41 megapixels',
    'image/png',
    'TOO_MANY_PIXELS',
    async () => png(8200, 5000, rows(8200, 5000)),
  ],
  [
    'a small WebP file of 42 megapixels',
    'image/webp',
    'TOO_MANY_PIXELS',
    async () =>
      new Uint8Array(
        await sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#321' } })
          .webp({ quality: 1, effort: 0 })
          .toBuffer(),
      ),
  ],
  ['a PNG that lacks its pixels', 'image/png', 'DAMAGED', async () => png(800, 600)],
  [
    'a PNG that inflates to less than it says',
    'image/png',
    'DAMAGED',
    async () => png(800, 600, rows(800, 20)),
  ],
  ['a WebP of a header', 'image/webp', 'DAMAGED', text('RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0')],
  ['a JPEG of a header', 'image/jpeg', 'DAMAGED', text('\xff\xd8\xff\xe0')],
]

const loop = 'Exif\0\0II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x08\0\0\0\x08\0\0\0'

/** Photos that carry something besides the picture, which must be removed. */
export const loadedPhotos: readonly Hostile[] = [
  [
    'a script in a comment and behind the end',
    'image/jpeg',
    async () =>
      joined(await jpegWith(segment(0xfe, bytesOf(`*/alert(1)/*${payload}`))), bytesOf(payload), archive),
  ],
  [
    'forty segments of EXIF, 2.5 MB',
    'image/jpeg',
    () =>
      jpegWith(
        ...Array.from({ length: 40 }, () => segment(0xe1, bytesOf(`Exif\0\0II*\0${payload.repeat(1600)}`))),
      ),
  ],
  ['EXIF that leads back to itself', 'image/jpeg', () => jpegWith(segment(0xe1, bytesOf(loop)))],
  [
    'text in a PNG',
    'image/png',
    async () => png(480, 360, chunk('tEXt', bytesOf(`Comment\0${payload}`)), rows(480, 360)),
  ],
  [
    'a colour profile that inflates to 60 MB',
    'image/png',
    async () =>
      png(
        480,
        360,
        chunk('iCCP', joined(bytesOf('bomb\0\0'), deflateSync(Buffer.alloc(60_000_000)))),
        rows(480, 360),
      ),
  ],
]

/** Files that the document job must refuse, each with its refusal. The tests of `checkPdf` cover PDFs in more detail. */
export const refusedDocuments: readonly Refused[] = [
  ['a page named as a PDF', 'application/pdf', 'NOT_A_DOCUMENT', text(`<html>${payload}`)],
  [
    'SVG named as a PNG',
    'image/png',
    'NOT_A_DOCUMENT',
    text(`<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`),
  ],
  ['EICAR', 'application/pdf', 'NOT_A_DOCUMENT', text(eicar)],
  ['a JPEG named as a PDF', 'application/pdf', 'NOT_A_DOCUMENT', sound],
  [
    'a PDF that is an archive too',
    'application/pdf',
    'NOT_A_DOCUMENT',
    async () => joined(pdfOf(onePage), archive),
  ],
  [
    'a PDF that is a page too',
    'application/pdf',
    'NOT_A_DOCUMENT',
    async () => pdfOf([...onePage, `(${payload})`]),
  ],
  [
    'a PDF with a script',
    'application/pdf',
    'ACTIVE_CONTENT',
    async () => pdfOf([...onePage, '<</S/JavaScript/JS(app.alert(1))>>']),
  ],
  [
    'a PDF that starts a program',
    'application/pdf',
    'ACTIVE_CONTENT',
    async () => pdfOf([...onePage, '<</S/Launch/F(cmd.exe)>>']),
  ],
  ['a PDF that is encrypted', 'application/pdf', 'ENCRYPTED', async () => pdfOf(onePage, '/Encrypt 3 0 R')],
  [
    'a PNG of 50,000 × 50,000 by its header',
    'image/png',
    'TOO_MANY_PIXELS',
    async () => png(50_000, 50_000, rows(100, 1)),
  ],
  ['half a JPEG', 'image/jpeg', 'DAMAGED', async () => (await sound()).slice(0, 700)],
]
