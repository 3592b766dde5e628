/**
 * The width for calls of which none may find the store busy: each has a second to reach it, which a larger crowd does not keep on a slow
 * machine.
 */
export const few = 8

/** Maps over many items, in order, with at most `width` calls running; the results keep the order. */
export const inFlight = async <T, R>(
  many: readonly T[],
  width: number,
  act: (one: T, index: number) => Promise<R>,
): Promise<R[]> => {
  const answers: R[] = []
  let next = 0
  const work = async () => {
    while (next < many.length) {
      const index = next++
      answers[index] = await act(many[index]!, index)
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  return answers
}
