import { imageTypeOf } from './image-type.ts'
import type { ZipEntry } from './list-zip.ts'
import { ZipError } from './zip-error.ts'
import { zipLimits } from './zip-limits.ts'

const localHeader = 30
// Small enough that the page stays alive between two of them.
const step = 512 * 1024

const inflated = async (
  packed: Blob,
  size: number,
  { Inflate }: typeof import('fflate'),
): Promise<Uint8Array<ArrayBuffer>[]> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const stream = new Inflate((part) => {
    length += part.length
    // What unpacks to more than its directory says was made to do harm.
    if (length > size) throw new ZipError('DAMAGED')
    parts.push(new Uint8Array(part))
  })
  for (let at = 0; at < packed.size; at += step) {
    const bytes = new Uint8Array(await packed.slice(at, at + step).arrayBuffer())
    stream.push(bytes, at + step >= packed.size)
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
  const packed = zip.slice(start, start + entry.packed)
  const name = entry.path.split('/').at(-1)!
  const type = imageTypeOf(name) ?? ''
  if (entry.isStored) return new File([packed], name, { type })
  const library = await import('fflate')
  try {
    return new File(await inflated(packed, entry.size, library), name, { type })
  } catch {
    // The library words its errors for programmers.
    throw new ZipError('DAMAGED')
  }
}
