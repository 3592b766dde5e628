import { bytesOf, joined } from '#functions/testing/hostile-files.ts'
import { drawScene } from '#functions/testing/uploads.ts'
import type { HostileFile } from '#functions/trust/files/hostile-file.ts'

export type Type = NonNullable<HostileFile['as']>
type Make = HostileFile['make']

/** A hostile picture with its announced type; the purposes that may accept it come last. */
export const of = (
  as: Type,
  name: string,
  make: Make,
  ...mayServeAs: readonly ('photo' | 'document')[]
): HostileFile => ({ name, make, as, mayServeAs })

/** The bytes of a buffer alone. */
export const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)
/** A small JPEG, different for each seed. */
export const jpegScene = (seed: number) => drawScene(seed, 120, 90).jpeg().toBuffer()
/** Like `jpegScene`, as PNG. */
export const pngScene = (seed: number) => drawScene(seed, 120, 90).png().toBuffer()
/** Like `jpegScene`, as WebP. */
export const webpScene = (seed: number) => drawScene(seed, 120, 90).webp().toBuffer()

/** A picture with bytes appended. */
export const behind = async (picture: Promise<Buffer>, tail: Uint8Array | string) =>
  joined(await picture, typeof tail === 'string' ? bytesOf(tail) : tail)

const uint32le = (value: number): Buffer => {
  const four = Buffer.alloc(4)
  four.writeUInt32LE(value)
  return four
}

/** A WebP of the extended format: chunks in the container's order, with a canvas of this size. */
export const webpOf = (
  width: number,
  height: number,
  flags: number,
  ...chunks: readonly [string, Buffer][]
) => {
  const size = (value: number) => uint32le(value - 1).subarray(0, 3)
  const header = Buffer.concat([Buffer.from([flags, 0, 0, 0]), size(width), size(height)])
  const body = [['VP8X', header] as const, ...chunks].flatMap(([type, data]) => [
    Buffer.from(type),
    uint32le(data.length),
    data,
    Buffer.alloc(data.length % 2),
  ])
  const inside = Buffer.concat([Buffer.from('WEBP'), ...body])
  return joined(Buffer.concat([Buffer.from('RIFF'), uint32le(inside.length), inside]))
}

/** The picture chunk of a plain WebP file, without its container. */
export const pictureChunk = async (): Promise<[string, Buffer]> => ['VP8 ', (await webpScene(5)).subarray(20)]
