import { setTimeout as delay } from 'node:timers/promises'

/** Waits until something answers HTTP at `url`, with any status. Throws after 10 s, naming `what`. */
export const untilAnswers = async (url: string, what: string): Promise<void> => {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await delay(25)) {
    try {
      await (await fetch(url, { signal: AbortSignal.timeout(2000) })).body?.cancel()
      return
    } catch {
      // Not yet.
    }
  }
  throw new Error(`${what} does not answer at ${url}.`)
}
