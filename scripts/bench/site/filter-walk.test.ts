import { expect, test } from 'vitest'
import { pressNext, type Panel } from './filter-walk.ts'

/** A panel that shows one list after the other, the last for good; with what was clicked on it. */
const panelOf = (...shown: Awaited<ReturnType<Panel['boxes']>>[]) => {
  const clicked: string[] = []
  let seen = 0
  const panel: Panel = {
    boxes: async () => shown[Math.min(seen++, shown.length - 1)]!,
    click: async (name) => {
      const { ticked, free } = shown[Math.min(seen, shown.length - 1)]!
      const isThere = ticked.includes(name) || free.includes(name)
      if (isThere) clicked.push(name)
      return isThere
    },
  }
  return { panel, clicked }
}

test('presses another filter when the chosen model has gone with its make', async () => {
  const { panel, clicked } = panelOf(
    { ticked: ['Make: Lexus'], free: ['Model: Patrol', 'City: Doha'] },
    { ticked: ['Make: Lexus'], free: ['Model: LX', 'City: Doha'] },
  )
  expect(await pressNext(panel, ['Make: Lexus'], 0)).toEqual({
    name: 'Model: LX',
    ticked: ['Make: Lexus', 'Model: LX'],
  })
  expect(clicked).toEqual(['Model: LX'])
})

test('keeps to the order of the page, and lets go of the oldest of three', async () => {
  const free = Array.from({ length: 5 }, (_, index) => `City: ${index}`)
  const { panel } = panelOf({ ticked: ['a', 'b', 'c'], free })
  expect(await pressNext(panel, ['a', 'b'], 3)).toEqual({ name: 'City: 1', ticked: ['a', 'b', 'City: 1'] })
  expect(await pressNext(panel, ['a', 'b', 'c'], 3)).toEqual({ name: 'a', ticked: ['b', 'c'] })
  // A model that went with its make is no longer one of three.
  expect(await pressNext(panel, ['a', 'b', 'gone'], 0)).toEqual({
    name: 'City: 0',
    ticked: ['a', 'b', 'City: 0'],
  })
})
