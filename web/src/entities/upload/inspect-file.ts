// Facts about a file from its bytes, without decoding it.

/** The types that the first bytes of a file can show, of those that people choose as photos and documents. */
export type FileKind =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/heic'
  | 'image/avif'
  | 'image/gif'
  | 'image/svg+xml'
  | 'application/pdf'

export type Size = { width: number; height: number }

type Inspected = {
  kind: FileKind | undefined
  /** In pixels, of a JPEG, PNG or WebP. */
  pixels: Size | undefined
  /** The same for the same file, whatever it is called. */
  fingerprint: string
}

// Exif, a colour profile and a thumbnail can stand before the size.
const headBytes = 256 * 1024
const tailBytes = 64 * 1024

/** Reads the beginning and the end of a file. Rejects when the file cannot be read, as when it was moved meanwhile. */
export const inspectFile = async (file: Blob): Promise<Inspected> => {
  const head = await read(file.slice(0, headBytes))
  const tail = await read(file.slice(Math.max(headBytes, file.size - tailBytes)))
  const kind = kindOf(head)
  return { kind, pixels: sizeOf(head, kind), fingerprint: `${file.size}-${hash([head, tail])}` }
}

const read = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

// FNV-1a: two photos that are not the same would have to agree in length as well.
const hash = (parts: readonly Uint8Array[]): number => {
  let sum = 0x811c9dc5
  for (const part of parts) for (const byte of part) sum = Math.imul(sum ^ byte, 0x01000193)
  return sum >>> 0
}

/** The kind of a file by its first bytes, a few hundred of them; its name and its type only say what it was called. */
export const kindOf = (head: Uint8Array): FileKind | undefined => {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg'
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(head, 0, 4) === 'GIF8') return 'image/gif'
  if (ascii(head, 0, 5) === '%PDF-') return 'application/pdf'
  if (head.length > 12 && ascii(head, 4, 8) === 'ftyp') return kindOfBox(head)
  return /<svg[\s>]/i.test(ascii(head, 0, 512)) ? 'image/svg+xml' : undefined
}

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

// The brands of ISO 14496-12 files that hold one picture: what phones write, and what others make of it.
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
const avifBrands = new Set(['avif', 'avis'])

const kindOfBox = (head: Uint8Array): FileKind | undefined => {
  const length = new DataView(head.buffer, head.byteOffset).getUint32(0)
  const brands = ascii(head, 8, Math.min(length, 64)).match(/.{4}/gs) ?? []
  // An AVIF names `mif1` too, and HEIC never names `avif`.
  if (brands.some((brand) => avifBrands.has(brand))) return 'image/avif'
  return brands.some((brand) => heicBrands.has(brand)) ? 'image/heic' : undefined
}

/** Width and height as the beginning of a JPEG, PNG or WebP gives them, before any rotation; undefined where it does not. */
export const sizeOf = (head: Uint8Array, kind: FileKind | undefined): Size | undefined => {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  if (kind === 'image/jpeg') return sizeOfJpeg(view)
  if (kind === 'image/png' && view.byteLength >= 24)
    return { width: view.getUint32(16), height: view.getUint32(20) }
  return kind === 'image/webp' && view.byteLength >= 30 ? sizeOfWebp(view) : undefined
}

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

// A JPEG is a row of segments; the one that begins a frame has the size. Photos of phones put a thumbnail before it.
const sizeOfJpeg = (view: DataView): Size | undefined => {
  let at = 2
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff) return undefined
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

const sizeOfWebp = (view: DataView): Size | undefined => {
  const u24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  switch (view.getUint8(15)) {
    case 0x58: // VP8X
      return { width: u24(24) + 1, height: u24(27) + 1 }
    case 0x4c: {
      // VP8L: fourteen bits each
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    default:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  }
}
