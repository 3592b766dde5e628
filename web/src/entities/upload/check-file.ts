import { limits } from '#shared/constants/limits.ts'
import { documentContentTypes, photoContentTypes } from '#shared/constants/photos.ts'
import { videoContentTypes } from '#shared/constants/videos.ts'
import { fnv1a, fnvStart } from '#shared/rules/fnv.ts'
import type { Upload } from './queue.ts'
import type { UploadProblem } from './upload-status.ts'

/** Narrows a file's type to the ones that a contract accepts. */
export const isPhotoType = (type: string | undefined): type is (typeof photoContentTypes)[number] =>
  (photoContentTypes as readonly (string | undefined)[]).includes(type)

export const isDocumentType = (type: string | undefined): type is (typeof documentContentTypes)[number] =>
  (documentContentTypes as readonly (string | undefined)[]).includes(type)

export const isVideoType = (type: string | undefined): type is (typeof videoContentTypes)[number] =>
  (videoContentTypes as readonly (string | undefined)[]).includes(type)

/** A file that can be sent, with the type that its bytes say; or the problem with it. */
export type Checked = { file: Blob; fingerprint: string; problem?: never } | { problem: UploadProblem }

type Deps = { canDecode: (file: Blob) => Promise<boolean> }
const live: Deps = {
  canDecode: async (file) => {
    try {
      const bitmap = await createImageBitmap(file)
      bitmap.close()
      return true
    } catch {
      return false
    }
  },
}

// A phone's 108 megapixels take 430 MB to decode, which it has; a flat PNG may claim any number.
const decodablePixels = 120_000_000

/** Checks a photo that was just picked, by its bytes. Their number is checked after it was made smaller. */
export const checkPhoto = (file: Blob, deps = live): Promise<Checked> =>
  check(
    file,
    {
      isAccepted: isPhotoType,
      // Who has chosen what is named as asked is not helped by being asked for it.
      otherwise: isPhotoType(file.type) ? 'NOT_AN_IMAGE' : 'PHOTO_TYPE',
      maxPixels: decodablePixels,
    },
    deps,
  )

/** Checks a document that was just picked. */
export const checkDocument = async (file: Blob, deps = live): Promise<Checked> =>
  file.size > limits.documentBytes
    ? { problem: 'DOCUMENT_SIZE' }
    : check(file, { isAccepted: isDocumentType, otherwise: 'DOCUMENT_TYPE', maxPixels: Infinity }, deps)

/** Checks a video that was just picked, by its size and first bytes. Its length and codec are found out when it is opened. */
export const checkVideo = async (file: Blob): Promise<Checked> => {
  if (file.size === 0) return { problem: 'EMPTY' }
  if (file.size > limits.video.bytes) return { problem: 'VIDEO_SIZE' }
  try {
    const head = await read(file.slice(0, 16))
    const isWebM = [0x1a, 0x45, 0xdf, 0xa3].every((byte, index) => head[index] === byte)
    const brand = ascii(head, 4, 8) === 'ftyp' ? ascii(head, 8, 12) : undefined
    const type = isWebM ? 'video/webm' : brand === 'qt  ' ? 'video/quicktime' : brand && 'video/mp4'
    if (!type) return { problem: 'NOT_A_VIDEO' }
    const { fingerprint } = await inspectFile(file)
    return { file: file.slice(0, file.size, type), fingerprint }
  } catch {
    return { problem: 'UNREADABLE' }
  }
}

const problemOfKind: Partial<Record<FileKind, UploadProblem>> = {
  'image/heic': 'HEIC',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
  'image/svg+xml': 'SVG',
  'application/pdf': 'PDF',
}

type Rules = {
  isAccepted: (kind: FileKind | undefined) => boolean
  /** The problem of a kind that has none of its own. */
  otherwise: UploadProblem
  maxPixels: number
}

const check = async (
  file: Blob,
  { isAccepted, otherwise, maxPixels }: Rules,
  deps: Deps,
): Promise<Checked> => {
  if (file.size === 0) return { problem: 'EMPTY' }
  // Some phones hand over files of a cloud album that are not available just now.
  const seen = await inspectFile(file).catch(() => undefined)
  if (!seen) return { problem: 'UNREADABLE' }
  const { kind, pixels, fingerprint } = seen
  if (pixels && pixels.width * pixels.height > maxPixels) return { problem: 'TOO_MANY_PIXELS' }
  const typed = file.slice(0, file.size, kind)
  // No contract takes these, but some browsers can decode them: a JPEG made of it is sent.
  const isForeign = kind === 'image/heic' || kind === 'image/avif'
  if (isAccepted(kind) || (isForeign && (await deps.canDecode(typed)))) return { file: typed, fingerprint }
  return { problem: (kind && problemOfKind[kind]) ?? otherwise }
}

type Choice = {
  chosen: { name: string; file: Blob; fingerprint: string }[]
  refused: { name: string; problem: UploadProblem }[]
  /** How many were not even checked, for want of room. */
  tooMany: number
}

/**
 * Which of the picked files join the photos that are there (`most` in all): in their order, each once. One that cannot be
 * used costs no other its place.
 */
export const acceptPhotos = async (
  files: readonly File[],
  present: readonly Pick<Upload, 'fingerprint'>[],
  most: number,
  checkFile: (file: File) => Promise<Checked> = checkPhoto,
): Promise<Choice> => {
  const known = new Set(present.map(({ fingerprint }) => fingerprint))
  const choice: Choice = { chosen: [], refused: [], tooMany: 0 }
  for (const [index, file] of files.entries()) {
    if (present.length + choice.chosen.length >= most) return { ...choice, tooMany: files.length - index }
    const { name } = file
    const checked = await checkFile(file)
    if (checked.problem) choice.refused.push({ name, problem: checked.problem })
    else if (known.has(checked.fingerprint)) choice.refused.push({ name, problem: 'TWICE' })
    else {
      known.add(checked.fingerprint)
      choice.chosen.push({ name, file: checked.file, fingerprint: checked.fingerprint })
    }
  }
  return choice
}

// Facts about a file from its bytes, without decoding it.

/** The types that the first bytes of a file can show, of those that people choose as photos and documents. */
type FileKind =
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
  /** The same for the same file under any name. */
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

// Two photos that are not the same would have to agree in length as well.
const hash = (parts: readonly Uint8Array[]): number =>
  parts.reduce((sum, part) => fnv1a(part, sum), fnvStart) >>> 0

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
