import type { FileKind } from './file-kind.ts'

export type Size = { width: number; height: number }

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

// A JPEG is a row of segments; the one that begins a frame has the size. Photos of telephones put a thumbnail before it.
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

/** Width and height as the beginning of a JPEG, PNG or WebP tells them, before any rotation; undefined where it does not. */
export const sizeOf = (head: Uint8Array, kind: FileKind | undefined): Size | undefined => {
  const view = viewOf(head)
  if (kind === 'image/jpeg') return sizeOfJpeg(view)
  if (kind === 'image/png' && view.byteLength >= 24)
    return { width: view.getUint32(16), height: view.getUint32(20) }
  return kind === 'image/webp' && view.byteLength >= 30 ? sizeOfWebp(view) : undefined
}
