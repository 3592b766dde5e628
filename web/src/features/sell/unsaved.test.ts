import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPersonal, wasForgottenSince } from '#web/stores/person.ts'
import { blankAnswers } from './answers.ts'
import { forgetUnsaved, keepUnsaved, listUnsaved, unsavedPrefix, type Unsaved } from './unsaved.ts'

const now = Date.parse('2026-11-20T09:00:00Z')
const day = 24 * 3_600_000
const mine = unsavedPrefix('usr_1', null)

const unsaved = (at = now, more: Partial<Unsaved> = {}): Unsaved => ({
  at,
  step: 'details',
  answers: { ...blankAnswers, make: 'Toyota', mileage: '٤٥٠٠٠', features: ['sunroof'] },
  saved: null,
  photos: [{ key: 'a', url: '/api/listing-images/upl_a', name: 'front.jpg' }],
  documents: [],
  requestId: null,
  unsent: 1,
  ...more,
})

// The keys of the real one are its own properties, which is how they are found.
const storage = (): Storage =>
  Object.defineProperties({} as Storage, {
    getItem: {
      value(this: Record<string, string>, key: string) {
        return this[key] ?? null
      },
    },
    setItem: {
      value(this: Record<string, string>, key: string, value: string) {
        this[key] = value
      },
    },
    removeItem: {
      value(this: Record<string, string>, key: string) {
        delete this[key]
      },
    },
  })

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => void vi.unstubAllGlobals())

it('gives back what was kept, as it was typed, the newest first', () => {
  keepUnsaved(`${mine}a`, unsaved(now - day))
  keepUnsaved(`${mine}b`, unsaved())
  expect(listUnsaved(mine, now)).toEqual([
    { key: `${mine}b`, unsaved: unsaved() },
    { key: `${mine}a`, unsaved: unsaved(now - day) },
  ])
})

it('shows nobody what another person, or another listing, left', () => {
  keepUnsaved(`${unsavedPrefix('usr_2', null)}a`, unsaved())
  keepUnsaved(`${unsavedPrefix('usr_1', 'lst_1')}a`, unsaved())
  expect(listUnsaved(mine, now)).toEqual([])
  expect(listUnsaved(unsavedPrefix('usr_1', 'lst_1'), now)).toHaveLength(1)
})

it('forgets after fourteen days, whoever left it', () => {
  const theirs = `${unsavedPrefix('usr_2', null)}a` as const
  keepUnsaved(theirs, unsaved(now - 15 * day))
  keepUnsaved(`${mine}a`, unsaved(now - 13 * day))
  expect(listUnsaved(mine, now)).toHaveLength(1)
  expect(localStorage.getItem(theirs)).toBeNull()
})

it('passes over what another version wrote and what is no answer', () => {
  keepUnsaved(`${mine}a`, { ...unsaved(), ...({ format: 0 } as object) })
  localStorage.setItem(`${mine}b`, '{"format":1')
  expect(listUnsaved(mine, now)).toEqual([])
  const broken = { ...blankAnswers, make: 7, features: 'sunroof' } as unknown as Unsaved['answers']
  keepUnsaved(`${mine}c`, unsaved(now, { answers: broken }))
  expect(listUnsaved(mine, now)[0]?.unsaved.answers).toEqual(blankAnswers)
})

it('goes with who leaves on purpose, and forms that are still open know it', () => {
  keepUnsaved(`${mine}a`, unsaved())
  keepUnsaved(`${mine}b`, unsaved())
  forgetUnsaved(`${mine}a`)
  expect(listUnsaved(mine, now)).toHaveLength(1)
  forgetPersonal(now)
  expect(listUnsaved(mine, now)).toEqual([])
  expect(wasForgottenSince(now - 1)).toBe(true)
  expect(wasForgottenSince(now + 1)).toBe(false)
})

it('says so when the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  })
  expect(keepUnsaved(`${mine}a`, unsaved())).toBe(false)
  expect(listUnsaved(mine, now)).toEqual([])
})
