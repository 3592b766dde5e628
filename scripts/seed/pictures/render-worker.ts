import { parentPort } from 'node:worker_threads'
import type { CarPicture } from './picture.ts'
import { renderCar } from './render-car.ts'

// One picture at a time: drawing is all arithmetic, a second one at once would only wait.
parentPort?.on('message', async ({ index, picture }: { index: number; picture: CarPicture }) => {
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ index, jpeg: await renderCar(picture) })
  } catch (error) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ index, error: String(error) })
  }
})
