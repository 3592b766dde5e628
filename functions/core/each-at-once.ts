/** Does work for each of many, at most `atOnce` at a time, in order of their beginning. Rejects when one of them does. */
export const eachAtOnce = async <T>(
  all: readonly T[],
  atOnce: number,
  work: (each: T) => Promise<void>,
): Promise<void> => {
  const waiting = all.values()
  const worker = async () => {
    // The workers share one iterator, so each takes what comes next.
    for (const each of waiting) await work(each)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
