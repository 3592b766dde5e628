import { eachAtOnce } from '#functions/core/time.ts'

/** Does something for every item, `width` at a time, and tells after each how many are done. Stops at the first failure. */
export const inParallel = async <Item>(
  items: readonly Item[],
  width: number,
  act: (item: Item) => Promise<void>,
  onDone: (count: number) => void = () => {},
): Promise<void> => {
  let done = 0
  let hasFailed = false
  await eachAtOnce(items, width, async (item) => {
    if (hasFailed) return
    try {
      await act(item)
    } catch (error) {
      hasFailed = true
      throw error
    }
    onDone(++done)
  })
}
