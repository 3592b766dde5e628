import { setTimeout as delay } from 'node:timers/promises'

const tries = 200
const pauseMs = 100

/**
 * Asks until the answer is right, and gives the last one: lists follow a change after a moment. Twenty seconds are a bound against
 * hanging, ten times what the product promises, because a test on a busy machine is no clock.
 */
export const askUntil = async <T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask()
    if (isRight(answer) || attempt === tries) return answer
    await delay(pauseMs)
  }
}
