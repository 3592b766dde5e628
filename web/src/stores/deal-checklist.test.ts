import { afterEach, expect, it, vi } from 'vitest'
import { checklistsAtMost, clearSteps, tickStep, useDealChecklist } from './deal-checklist.ts'

const id = (number: number) => `lst_${String(number).padStart(26, '0')}`
const done = () => useDealChecklist.getState().done

afterEach(() => {
  useDealChecklist.setState({ done: {} })
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('keeps what is done for each car, once', () => {
  tickStep(id(1), 'papers', true)
  tickStep(id(2), 'loan', true)
  tickStep(id(1), 'loan', true)
  tickStep(id(1), 'papers', true)
  expect(done()).toEqual({ [id(1)]: ['loan', 'papers'], [id(2)]: ['loan'] })
  tickStep(id(2), 'loan', false)
  clearSteps(id(1))
  expect(done()).toEqual({})
})

it('forgets the car that was not touched for longest', () => {
  for (let number = 0; number <= checklistsAtMost; number++) tickStep(id(number), 'papers', true)
  expect(Object.keys(done())).toHaveLength(checklistsAtMost)
  expect(done()).not.toHaveProperty(id(0))
})

it('finds it again after a reload, and passes over what it did not write', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  tickStep(id(1), 'papers', true)
  tickStep(id(1), 'loan', true)
  const [[key, text] = ['', '']] = [...kept]
  kept.set(key, `{};<b>:papers;lst_1:loan;${text};${id(2)}:`)
  vi.resetModules()
  const reloaded = await import('./deal-checklist.ts')
  expect(reloaded.useDealChecklist.getState().done).toEqual({ [id(1)]: ['papers', 'loan'] })
})
