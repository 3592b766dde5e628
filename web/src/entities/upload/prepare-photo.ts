import { limits } from '#shared/constants/limits.ts'
import { isPhotoType, inspectFile } from './check-file.ts'
import { isSmallEnough, redraw } from './redraw.ts'
import type { RedrawAnswer, RedrawTask } from './redraw-worker.ts'
import { UploadError } from './upload-status.ts'

// Redrawing a photo costs quality; a light one is worth more as it is.
const lightBytes = 1_500_000

const isGoodAsItIs = async (photo: Blob): Promise<boolean> => {
  if (photo.type !== 'image/jpeg' || photo.size > lightBytes) return false
  const { pixels } = await inspectFile(photo)
  return pixels !== undefined && isSmallEnough(pixels)
}

type Options = {
  /** Others get it as it is sent, so it is redrawn in any case: nothing else of the file is left in it then. */
  isShared?: boolean
  redraw?: typeof redraw
}

/** The photo as it is sent: rotated by quarter turns, and small enough. Throws UploadError with DAMAGED or PHOTO_SIZE. */
export const preparePhoto = async (
  photo: Blob,
  quarters: number,
  { isShared = false, redraw: draw = redrawInWorker }: Options = {},
): Promise<Blob> => {
  const isRotated = quarters % 4 !== 0
  const mustDraw = isRotated || isShared
  if (!mustDraw && (await isGoodAsItIs(photo))) return photo
  let drawn: Blob
  try {
    drawn = await draw(photo, quarters)
  } catch {
    if (mustDraw || !isPhotoType(photo.type)) throw new UploadError('DAMAGED')
    // Not every decoder knows every file: the server's has the last word.
    drawn = photo
  }
  if (drawn.size > limits.photoBytes) throw new UploadError('PHOTO_SIZE')
  return drawn
}

// An idle worker keeps what it decoded last; between two photos of one choice it is not started anew.
const idleMs = 10_000

let worker: Worker | undefined
let idle: ReturnType<typeof setTimeout> | undefined
let last: Promise<unknown> = Promise.resolve()

const dismissWorker = () => {
  worker?.terminate()
  worker = undefined
}

const askWorker = (task: RedrawTask): Promise<Blob | null> => {
  clearTimeout(idle)
  worker ??= new Worker(new URL('./redraw-worker.ts', import.meta.url), { type: 'module' })
  const asked = worker
  const answered = new AbortController()
  const { signal } = answered
  return new Promise<Blob | null>((resolve, reject) => {
    asked.addEventListener('message', ({ data }: MessageEvent<RedrawAnswer>) => resolve(data.jpeg), {
      signal,
    })
    asked.addEventListener('error', () => reject(new Error('no worker')), { signal })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
    asked.postMessage(task)
  }).finally(() => {
    answered.abort()
    idle = setTimeout(dismissWorker, idleMs)
  })
}

const redrawNow = async (photo: Blob, quarters: number): Promise<Blob> => {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return redraw(photo, quarters)
  let jpeg: Blob | null
  try {
    jpeg = await askWorker({ photo, quarters })
  } catch {
    // The worker's own file did not arrive, or it ran out of memory.
    dismissWorker()
    return redraw(photo, quarters)
  }
  if (!jpeg) throw new Error('not decodable')
  return jpeg
}

// Away from the page's own thread where the browser can, one photo at a time: each takes up to 200 MB.
const redrawInWorker = (photo: Blob, quarters: number): Promise<Blob> => {
  const redrawn = last.then(() => redrawNow(photo, quarters))
  last = redrawn.catch(() => {})
  return redrawn
}
