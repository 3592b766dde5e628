import { create } from 'zustand'
import { readStored } from './storage.ts'

export type CookieChoice = 'all' | 'essential'

export const cookieKey = 'cookieChoice'

const initial = (): CookieChoice | null => {
  const stored = readStored(cookieKey)
  return stored === 'all' || stored === 'essential' ? stored : null
}

type CookieState = {
  /** Null until the visitor has chosen. */
  choice: CookieChoice | null
  /** They asked to choose again. */
  isAskedFor: boolean
}

export const useCookieChoice = create<CookieState>(() => ({ choice: initial(), isAskedFor: false }))
