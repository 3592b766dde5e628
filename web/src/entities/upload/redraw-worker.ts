import { redraw } from './redraw.ts'

/** One photo to redraw. The answer is the JPEG, or null when it cannot be decoded. */
export type RedrawTask = { photo: Blob; quarters: number }
export type RedrawAnswer = { jpeg: Blob | null }

addEventListener('message', ({ data }: MessageEvent<RedrawTask>) => {
  void redraw(data.photo, data.quarters)
    .catch(() => null)
    .then((jpeg) => postMessage({ jpeg } satisfies RedrawAnswer))
})
