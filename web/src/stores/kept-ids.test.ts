import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readIds, writeIds } from './kept-ids.ts'

const id = (last: string) => `lst_${last.padStart(26, '0')}`
const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

it('reads back what was kept, as many as may be', () => {
  const ids = [id('A'), id('B'), id('C')]
  writeIds('cars', ids)
  expect(readIds('cars', 4)).toEqual(ids)
  expect(readIds('cars', 2)).toEqual(ids.slice(0, 2))
})

it('keeps nothing of an empty list', () => {
  writeIds('cars', [id('A')])
  writeIds('cars', [])
  expect(kept.has('cars')).toBe(false)
  expect(readIds('cars', 4)).toEqual([])
})

it('passes over what is no id', () => {
  kept.set('cars', `["<b>",${id('A')},lst_1,null,nissan-patrol]`)
  expect(readIds('cars', 4)).toEqual([id('A')])
})
