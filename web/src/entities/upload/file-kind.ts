/** What the first bytes of a file can say it is, of what people choose as photos and papers. */
export type FileKind =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/heic'
  | 'image/avif'
  | 'image/gif'
  | 'image/svg+xml'
  | 'application/pdf'

// The brands of ISO 14496-12 files that hold one picture: what telephones write, and what others make of it.
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
const avifBrands = new Set(['avif', 'avis'])

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

const kindOfBox = (head: Uint8Array): FileKind | undefined => {
  const length = new DataView(head.buffer, head.byteOffset).getUint32(0)
  const brands = ascii(head, 8, Math.min(length, 64)).match(/.{4}/gs) ?? []
  // An AVIF names `mif1` too, and HEIC never names `avif`.
  if (brands.some((brand) => avifBrands.has(brand))) return 'image/avif'
  return brands.some((brand) => heicBrands.has(brand)) ? 'image/heic' : undefined
}

/** The kind of a file by its first bytes, a few hundred of them; its name and its type only tell what it was called. */
export const kindOf = (head: Uint8Array): FileKind | undefined => {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg'
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(head, 0, 4) === 'GIF8') return 'image/gif'
  if (ascii(head, 0, 5) === '%PDF-') return 'application/pdf'
  if (head.length > 12 && ascii(head, 4, 8) === 'ftyp') return kindOfBox(head)
  return /<svg[\s>]/i.test(ascii(head, 0, 512)) ? 'image/svg+xml' : undefined
}
