import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CarPicture } from './picture.ts'

type Answer = { index: number; jpeg?: Uint8Array; error?: string }

/**
 * Renders many pictures on all processors (about a second and a half each) and hands every JPEG on as it is done, in
 * no particular order. Rejects with the first error, of rendering or of `done`.
 */
export const renderCars = async (
  pictures: readonly CarPicture[],
  done: (jpeg: Buffer, index: number) => Promise<void> | void,
): Promise<void> => {
  let next = 0
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const more = () => {
        const index = next++
        if (index >= pictures.length) return resolve()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ index, picture: pictures[index] })
      }
      worker.on('error', reject)
      worker.on('message', ({ index, jpeg, error }: Answer) => {
        if (!jpeg) return reject(new Error(`picture ${index}: ${error}`))
        Promise.resolve(done(Buffer.from(jpeg), index)).then(more, reject)
      })
      more()
    })
  // Each holds several hundred megabytes; more than four would gain less than they cost.
  const count = Math.min(availableParallelism(), 4, pictures.length)
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./render-worker.ts', import.meta.url)),
  )
  try {
    await Promise.all(workers.map(work))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
