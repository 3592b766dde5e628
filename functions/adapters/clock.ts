/** The present. Handlers take it as a dependency, so that tests can move it. */
export const now = (): Date => new Date()

// The pool's clock stamps the tokens and may be a little behind ours.
const clocksApartMs = 50

/** Waits until a second, of epoch seconds, has begun. For the next one at most: a token's time of issue has no smaller unit. */
export const untilSecond = async (second: number): Promise<void> => {
  await new Promise((done) => setTimeout(done, second * 1000 + clocksApartMs - Date.now()))
}
