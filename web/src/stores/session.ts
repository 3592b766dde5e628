import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

const key = 'authToken'

type SessionState = {
  token: string | null
  /** The server ended the session, because an old copy of it was used. */
  isEndedForSafety: boolean
}

export const useSession = create<SessionState>(() => ({
  token: readStored(key),
  isEndedForSafety: false,
}))

/** The bearer token, or null when signed out. For code that is not a component. */
export const authToken = (): string | null => useSession.getState().token

/** The bearer token as another tab may have replaced it a moment ago. */
export const storedToken = (): string | null => readStored(key)

/** Keeps the token of a login, a registration or a refresh. */
export const setSession = (token: string): void => {
  writeStored(key, token)
  useSession.setState({ token, isEndedForSafety: false })
}

/** Forgets the token; the providers then drop everything cached for the account. */
export const clearSession = (isEndedForSafety = false): void => {
  writeStored(key, null)
  useSession.setState({ token: null, isEndedForSafety })
}

// Signing out in one tab signs out the others.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) useSession.setState({ token: readStored(key) })
  })
}
