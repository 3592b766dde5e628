import { eachAtOnce } from '#functions/core/time.ts'

const atOnce = 8

/**
 * Makes a call for each index, at most eight at a time, and returns the answers in order. A call has a second to reach the store, so on
 * a slow machine a crowd of them would find it busy.
 */
export const fewAtOnce = async <T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> => {
  const answers: T[] = []
  const indexes = Array.from({ length: count }, (_, index) => index)
  await eachAtOnce(indexes, atOnce, async (index) => {
    answers[index] = await call(index)
  })
  return answers
}
