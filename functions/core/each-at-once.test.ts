import { expect, test } from 'vitest'
import { eachAtOnce } from '#functions/core/each-at-once.ts'

test('does work for each, so many at a time', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await eachAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (each) => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
    done.push(each)
  })
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})
