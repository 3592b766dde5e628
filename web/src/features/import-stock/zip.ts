/** A photo in a zip: its path there, where its local header begins, and its sizes in bytes. */
type ZipEntry = { path: string; offset: number; compressed: number; size: number; isStored: boolean }

// The numbers below are those of PKWARE's APPNOTE: the end record at the very end, behind a comment of up to 65,535 bytes.
const endSignature = 0x06054b50
const endLength = 22
const longestComment = 0xffff
const headerSignature = 0x02014b50
const headerLength = 46
// 5,000 names of 800 bytes. The directory is the only part that is read whole.
const directoryBytes = 4 * 1024 * 1024

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer())

const findEnd = async (zip: Blob) => {
  const start = Math.max(0, zip.size - endLength - longestComment)
  const view = await viewOf(zip.slice(start))
  for (let at = view.byteLength - endLength; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === endSignature) {
      return {
        count: view.getUint16(at + 10, true),
        length: view.getUint32(at + 12, true),
        offset: view.getUint32(at + 16, true),
      }
    }
  }
  throw new ZipError('DAMAGED')
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
// The encoding of an older Windows in the Gulf; a name in another old encoding matches nothing and is listed as unused.
const windows = new TextDecoder('windows-1256')

const nameOf = (bytes: Uint8Array<ArrayBuffer>): string => {
  try {
    return utf8.decode(bytes)
  } catch {
    return windows.decode(bytes)
  }
}

const isPhoto = (path: string): boolean =>
  // macOS lays a shadow file beside each photo, and hidden files are nobody's photos.
  !path.startsWith('__MACOSX/') && !/(?:^|\/)\./.test(path) && imageTypeOf(path) !== undefined

/** The entry whose header begins at `at`, and where the next one does. */
const readEntry = (
  view: DataView<ArrayBuffer>,
  at: number,
): { next: number; entry: ZipEntry | undefined } => {
  if (at + headerLength > view.byteLength || view.getUint32(at, true) !== headerSignature) {
    throw new ZipError('DAMAGED')
  }
  const nameLength = view.getUint16(at + 28, true)
  const next = at + headerLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  if (next > view.byteLength) throw new ZipError('DAMAGED')
  const path = nameOf(new Uint8Array(view.buffer, at + headerLength, nameLength))
  if (!isPhoto(path)) return { next, entry: undefined }
  if (view.getUint16(at + 8, true) & 1) throw new ZipError('ENCRYPTED')
  const method = view.getUint16(at + 10, true)
  if (method !== 0 && method !== 8) throw new ZipError('DAMAGED')
  const entry = {
    path,
    isStored: method === 0,
    compressed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  }
  return { next, entry }
}

/**
 * The photos of a zip by its directory; nothing is unpacked, and folders, hidden files and other kinds are left out.
 * Throws ZipError: TOO_LARGE, TOO_MANY, ENCRYPTED, or DAMAGED for what is no zip.
 */
export const listZip = async (zip: Blob): Promise<ZipEntry[]> => {
  if (zip.size > zipLimits.bytes) throw new ZipError('TOO_LARGE')
  const end = await findEnd(zip)
  if (end.count > zipLimits.entries) throw new ZipError('TOO_MANY')
  if (end.length > directoryBytes || end.offset + end.length > zip.size) throw new ZipError('DAMAGED')
  const view = await viewOf(zip.slice(end.offset, end.offset + end.length))
  const entries: ZipEntry[] = []
  for (let at = 0, left = end.count; left > 0; left -= 1) {
    const { next, entry } = readEntry(view, at)
    if (entry) entries.push(entry)
    at = next
  }
  return entries
}

const localHeader = 30
// Small enough that the page stays alive between two of them.
const step = 512 * 1024

const inflated = async (
  compressed: Blob,
  size: number,
  { Inflate }: typeof import('fflate'),
): Promise<Uint8Array<ArrayBuffer>[]> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const stream = new Inflate((part) => {
    length += part.length
    // An entry that unpacks to more than its directory says is malicious.
    if (length > size) throw new ZipError('DAMAGED')
    parts.push(new Uint8Array(part))
  })
  for (let at = 0; at < compressed.size; at += step) {
    const bytes = new Uint8Array(await compressed.slice(at, at + step).arrayBuffer())
    stream.push(bytes, at + step >= compressed.size)
  }
  if (length !== size) throw new ZipError('DAMAGED')
  return parts
}

/** Unpacks one photo of a zip, which is read at that place only. Throws ZipError TOO_LARGE or DAMAGED. */
export const openZipped = async (zip: Blob, entry: ZipEntry): Promise<File> => {
  if (entry.size > zipLimits.photoBytes) throw new ZipError('TOO_LARGE')
  const header = new DataView(await zip.slice(entry.offset, entry.offset + localHeader).arrayBuffer())
  if (header.byteLength < localHeader) throw new ZipError('DAMAGED')
  const start = entry.offset + localHeader + header.getUint16(26, true) + header.getUint16(28, true)
  const compressed = zip.slice(start, start + entry.compressed)
  const name = entry.path.split('/').at(-1)!
  const type = imageTypeOf(name) ?? ''
  if (entry.isStored) return new File([compressed], name, { type })
  const library = await import('fflate')
  try {
    return new File(await inflated(compressed, entry.size, library), name, { type })
  } catch {
    // The library's errors are for programmers.
    throw new ZipError('DAMAGED')
  }
}

/** Why a zip cannot be used. */
export type ZipProblem = 'TOO_LARGE' | 'TOO_MANY' | 'ENCRYPTED' | 'DAMAGED'

/** A zip, or one file in it, that cannot be used. */
export class ZipError extends Error {
  override readonly name = 'ZipError'
  readonly problem: ZipProblem

  constructor(problem: ZipProblem) {
    super(problem)
    this.problem = problem
  }
}

/** The limits of a zip of photos. Only the browser reads one, so the server has no such limits. */
export const zipLimits = {
  bytes: 500_000_000,
  entries: 5000,
  /** One photo, unpacked: more than any camera writes, far less than a bomb wants. */
  photoBytes: 60_000_000,
} as const

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
}

/** The type of an image by the end of its name, or undefined for any other file. A zip tells nothing else. */
export const imageTypeOf = (name: string): string | undefined =>
  types[name.toLowerCase().split('.').at(-1) ?? '']
