import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkDocument, checkPhoto, acceptPhotos, kindOf, sizeOf, type Checked } from './check-file.ts'
import type { Upload } from './queue.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
const box = (brands: string) => bytesOf(`\0\0\0\x18ftyp${brands}`)
const png = (width: number, height: number) => {
  const head = new Uint8Array(33)
  head.set(bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'))
  const view = new DataView(head.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return head
}
const jpeg = bytesOf('\xff\xd8\xff\xe0\0\x10JFIF\0')
const fileOf = (bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg') => new File([bytes], 'x.jpg', { type })

const sees = { canDecode: () => Promise.resolve(true) }
const blind = { canDecode: () => Promise.resolve(false) }
const photo = (bytes: Uint8Array<ArrayBuffer>, deps = blind) => checkPhoto(fileOf(bytes), deps)
const document = (bytes: Uint8Array<ArrayBuffer>, deps = blind) => checkDocument(fileOf(bytes), deps)

describe('checkPhoto', () => {
  it('trusts the bytes, not the name', async () => {
    const { file } = await photo(png(800, 600)).then((checked) => checked as { file: Blob })
    expect(file.type).toBe('image/png')
    expect(await photo(jpeg)).toHaveProperty('file')
    expect(await photo(bytesOf('RIFF\0\0\0\0WEBPVP8 ' + '\0'.repeat(20)))).toHaveProperty('file')
  })

  it.each([
    ['HEIC', box('heic\0\0\0\0mif1')],
    ['HEIC', box('mif1\0\0\0\0heix')],
    ['AVIF', box('mif1\0\0\0\0avif')],
    ['AVIF', box('avif\0\0\0\0mif1')],
    ['GIF', bytesOf('GIF89a')],
    ['SVG', bytesOf('<?xml version="1.0"?><svg xmlns="…">')],
    ['PDF', bytesOf('%PDF-1.7')],
    ['NOT_AN_IMAGE', box('isom\0\0\0\0mp42')],
    ['NOT_AN_IMAGE', bytesOf('not a picture')],
    ['NOT_AN_IMAGE', bytesOf('\0')],
    ['EMPTY', new Uint8Array()],
    ['TOO_MANY_PIXELS', png(50_000, 50_000)],
  ])('says %s', async (problem, bytes) => {
    expect(await photo(bytes)).toEqual({ problem })
  })

  it('asks for an image where something else was chosen by its name, too', async () => {
    expect(await checkPhoto(fileOf(bytesOf('a text'), 'text/plain'))).toEqual({ problem: 'PHOTO_TYPE' })
  })

  it('takes what this browser can decode', async () => {
    const { file } = (await photo(box('heic\0\0\0\0mif1'), sees)) as { file: Blob }
    expect(file.type).toBe('image/heic')
  })

  it('says that a file cannot be read', async () => {
    const gone = { size: 9, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('moved')) }) }
    expect(await checkPhoto(gone as unknown as Blob)).toEqual({ problem: 'UNREADABLE' })
  })

  it('knows the same file again, and another of the same length', async () => {
    const mark = async (text: string) => ((await photo(bytesOf(text))) as { fingerprint: string }).fingerprint
    expect(await mark('\xff\xd8\xff-one')).toBe(await mark('\xff\xd8\xff-one'))
    expect(await mark('\xff\xd8\xff-one')).not.toBe(await mark('\xff\xd8\xff-two'))
  })
})

describe('checkDocument', () => {
  it('takes images and PDF, up to exactly 10 MB', async () => {
    const pdf = (length: number) => {
      const bytes = new Uint8Array(length)
      bytes.set(bytesOf('%PDF-1.7'))
      return bytes
    }
    expect(await document(jpeg)).toHaveProperty('file')
    expect(await document(pdf(10_485_760))).toHaveProperty('file')
    expect(await document(pdf(10_485_761))).toEqual({ problem: 'DOCUMENT_SIZE' })
  })

  it('refuses the rest, each with its own reason', async () => {
    expect(await document(bytesOf('PK\x03\x04'))).toEqual({ problem: 'DOCUMENT_TYPE' })
    expect(await document(bytesOf('GIF87a'))).toEqual({ problem: 'GIF' })
    expect(await document(box('heic\0\0\0\0mif1'))).toEqual({ problem: 'HEIC' })
    expect(await document(new Uint8Array())).toEqual({ problem: 'EMPTY' })
  })
})

const filesOf = (names: string) => [...names].map((name) => new File([name], name))
// The name of a file tells what it is: a letter is a photo of its own, `!` is damaged.
const checkName = (file: File): Promise<Checked> =>
  Promise.resolve(file.name === '!' ? { problem: 'DAMAGED' } : { file, fingerprint: file.name })
const present = (names: string) =>
  [...names].map((fingerprint): Upload => ({
    key: fingerprint,
    name: '',
    preview: null,
    fingerprint,
    state: { phase: 'queued' },
  }))
const choose = async (picked: string, there = '') => {
  const { chosen, refused, tooMany } = await acceptPhotos(filesOf(picked), present(there), 10, checkName)
  return {
    chosen: chosen.map(({ name }) => name).join(''),
    refused: refused.map(({ name, problem }) => `${name} ${problem}`),
    tooMany,
  }
}

describe('acceptPhotos', () => {
  it('takes ten at most and counts the rest', async () => {
    expect(await choose('abcdefghijkl')).toEqual({ chosen: 'abcdefghij', refused: [], tooMany: 2 })
    expect(await choose('abc', '12345678')).toEqual({ chosen: 'ab', refused: [], tooMany: 1 })
    expect(await choose('ab', '1234567890')).toEqual({ chosen: '', refused: [], tooMany: 2 })
  })

  it('gives the place of a bad one to the next', async () => {
    expect(await choose('ab!cdefghijk')).toEqual({ chosen: 'abcdefghij', refused: ['! DAMAGED'], tooMany: 1 })
  })

  it('notices what is there already, or was picked twice', async () => {
    expect(await choose('aba', 'b')).toEqual({ chosen: 'a', refused: ['b TWICE', 'a TWICE'], tooMany: 0 })
  })
})

const blank = sharp({ create: { width: 321, height: 123, channels: 4, background: '#8a153880' } })
const sizeIn = (bytes: Uint8Array) => sizeOf(bytes, kindOf(bytes))

it.each([
  ['a JPEG', () => blank.clone().jpeg()],
  [
    'a progressive JPEG with Exif',
    () =>
      blank
        .clone()
        .withExif({ IFD0: { Make: 'x'.repeat(5000) } })
        .jpeg({ progressive: true }),
  ],
  ['a PNG', () => blank.clone().png()],
  ['a lossy WebP with alpha', () => blank.clone().webp()],
  ['a lossy WebP', () => blank.clone().removeAlpha().webp()],
  ['a lossless WebP', () => blank.clone().webp({ lossless: true })],
])('reads the size of %s', async (_, make) => {
  expect(sizeIn(await make().toBuffer())).toEqual({ width: 321, height: 123 })
})

it('does not stumble over what ends early', async () => {
  const whole = await blank.clone().jpeg().toBuffer()
  for (let length = 3; length < 40; length += 1) expect(sizeIn(whole.subarray(0, length))).toBeUndefined()
  expect(
    sizeIn(Uint8Array.of(0xff, 0xd8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)),
  ).toBeUndefined()
})
