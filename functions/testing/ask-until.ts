import { setTimeout as delay } from 'node:timers/promises'

// Short pauses at first, since most responses follow within a moment, then 200 ms each: about two minutes in all.
const tries = 600
const pauseMs = (attempt: number): number => Math.min(25 * attempt, 200)

/**
 * Repeats a request until its answer is right and returns the last answer, because lists are eventually consistent. The two minutes only
 * keep a test from hanging; they are no promise of the product, because a busy machine is slow.
 */
export const askUntil = async <T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask()
    if (isRight(answer) || attempt === tries) return answer
    await delay(pauseMs(attempt))
  }
}
