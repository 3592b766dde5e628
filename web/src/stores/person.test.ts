import { afterEach, expect, it, vi } from 'vitest'
import { forgetDrafts, keepDraft, readDraft } from './draft.ts'

afterEach(() => vi.unstubAllGlobals())

it('forgets what was typed in this tab, and not in which language it is', () => {
  const kept: Record<string, string> = { language: 'ar' }
  // Like a browser, whose storage lists its keys as its own properties.
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  }
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  keepDraft('contact', { name: 'Layla' })
  expect(readDraft('contact')).toEqual({ name: 'Layla' })
  forgetDrafts()
  expect(readDraft('contact')).toBeNull()
  expect(kept).toEqual({ language: 'ar' })
})
