import { create } from 'zustand'
import { onStoredElsewhere, readStored } from './storage.ts'

export type CookieChoice = 'all' | 'essential'

export const cookieKey = 'cookieChoice'
/** The key of the name by which views are counted, which goes with the consent. */
export const visitorKey = 'visitor'

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

// Another tab's answer counts here at once: a consent that was taken back there is none.
onStoredElsewhere((key) => {
  if (key === cookieKey || key === null) useCookieChoice.setState({ choice: initial() })
})
