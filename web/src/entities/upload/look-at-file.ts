import { kindOf, type FileKind } from './file-kind.ts'
import { sizeOf, type Size } from './image-size.ts'

/** What a file turns out to be, without decoding it. */
export type Look = {
  kind: FileKind | undefined
  /** In pixels, of a JPEG, PNG or WebP. */
  pixels: Size | undefined
  /** The same for the same file, whatever it is called. */
  fingerprint: string
}

// Exif, a colour profile and a thumbnail can stand before the size.
const headBytes = 256 * 1024
const tailBytes = 64 * 1024

const read = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

// FNV-1a: two photos that are not the same would have to agree in length as well.
const hash = (parts: readonly Uint8Array[]): number => {
  let sum = 0x811c9dc5
  for (const part of parts) for (const byte of part) sum = Math.imul(sum ^ byte, 0x01000193)
  return sum >>> 0
}

/** Looks at the beginning and the end of a file. Rejects when the file cannot be read, as when it was moved meanwhile. */
export const lookAtFile = async (file: Blob): Promise<Look> => {
  const head = await read(file.slice(0, headBytes))
  const tail = await read(file.slice(Math.max(headBytes, file.size - tailBytes)))
  const kind = kindOf(head)
  return { kind, pixels: sizeOf(head, kind), fingerprint: `${file.size}-${hash([head, tail])}` }
}
