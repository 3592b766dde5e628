import { archive, bytesOf, joined, payload } from '#functions/testing/hostile-files.ts'
import { videoFile } from '#functions/testing/uploads.ts'
import type { HostileFile } from '#functions/trust/files/hostile-file.ts'

const film = (name: string): Uint8Array<ArrayBuffer> => videoFile(name).bytes

/** A video in which a table claims another number. */
const claiming = (box: string, field: number, value: number): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.from(film('car.mp4'))
  bytes.writeUInt32BE(value, bytes.indexOf(box) + 4 + field)
  return new Uint8Array(bytes)
}

const boxes = (count: number): Uint8Array<ArrayBuffer> =>
  joined(bytesOf('\0\0\0\x10ftypisom\0\0\0\0'), bytesOf('\0\0\0\x08moof'.repeat(count)))

/** Files that call themselves a video. */
export const hostileVideos: readonly HostileFile[] = [
  { name: 'a video with an archive behind it', make: () => joined(film('car.mp4'), archive) },
  { name: 'a video with a page behind it', make: () => joined(film('car.webm'), bytesOf(payload)) },
  { name: 'half a video', make: () => film('car.mp4').slice(0, 9000) },
  { name: 'sound alone', make: () => film('sound.mp4') },
  { name: 'a video of more than a minute', make: () => film('long.mp4') },
  { name: 'a video of another codec', make: () => film('codec.mp4') },
  { name: 'a video of billions of pictures', make: () => claiming('stts', 8, 0xffff_fff0) },
  { name: 'a video of billions of sizes', make: () => claiming('stsz', 8, 0xffff_fff0) },
  { name: 'a video of billions of chunks', make: () => claiming('stco', 4, 0xffff_fff0) },
  { name: 'a video of half a million fragments', make: () => boxes(500_000) },
  {
    name: 'a video that ends within its first box',
    make: () => bytesOf(`\x7f\0\0\0ftypisom${'\0'.repeat(80)}`),
  },
  { name: 'a WebM of nothing but its mark', make: () => bytesOf(`\x1a\x45\xdf\xa3${'\xff'.repeat(100)}`) },
]
