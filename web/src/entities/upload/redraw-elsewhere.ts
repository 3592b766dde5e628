import { redraw } from './redraw.ts'
import type { RedrawAnswer, RedrawTask } from './redraw-worker.ts'
import type { Turns } from './turn-geometry.ts'

// An idle worker keeps what it decoded last; between two photos of one choice it is not started anew.
const idleMs = 10_000

let worker: Worker | undefined
let idle: ReturnType<typeof setTimeout> | undefined
let last: Promise<unknown> = Promise.resolve()

const dismiss = () => {
  worker?.terminate()
  worker = undefined
}

const ask = (task: RedrawTask): Promise<Blob | null> => {
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
    idle = setTimeout(dismiss, idleMs)
  })
}

const redrawNow = async (photo: Blob, turns: Turns): Promise<Blob> => {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return redraw(photo, turns)
  let jpeg: Blob | null
  try {
    jpeg = await ask({ photo, turns })
  } catch {
    // The worker's own file did not arrive, or it ran out of memory.
    dismiss()
    return redraw(photo, turns)
  }
  if (!jpeg) throw new Error('not decodable')
  return jpeg
}

/** `redraw` away from the page's own thread where the browser can, one photo at a time: each takes up to 200 MB. */
export const redrawElsewhere = (photo: Blob, turns: Turns): Promise<Blob> => {
  const mine = last.then(() => redrawNow(photo, turns))
  last = mine.catch(() => {})
  return mine
}
