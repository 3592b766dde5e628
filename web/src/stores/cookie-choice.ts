import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

export type CookieChoice = 'all' | 'essential'

const key = 'cookieChoice'

const initial = (): CookieChoice | null => {
  const stored = readStored(key)
  return stored === 'all' || stored === 'essential' ? stored : null
}

/** Null until the visitor has chosen. */
export const useCookieChoice = create<{ choice: CookieChoice | null }>(() => ({ choice: initial() }))

export const chooseCookies = (choice: CookieChoice): void => {
  writeStored(key, choice)
  useCookieChoice.setState({ choice })
}
