import { setTimeout as delay } from 'node:timers/promises'

// Soon at first, since most answers follow within a moment, then five times a second: half a minute in all.
const tries = 160
const pauseMs = (attempt: number): number => Math.min(25 * attempt, 200)

/**
 * Asks until the answer is right, and gives the last one: lists follow a change after a moment. Half a minute is a bound against
 * hanging, not a promise of the product, because a test on a busy machine is no clock.
 */
export const askUntil = async <T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask()
    if (isRight(answer) || attempt === tries) return answer
    await delay(pauseMs(attempt))
  }
}
