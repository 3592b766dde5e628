import { create } from 'zustand'
import { onStoredElsewhere, readStored, writeStored } from './storage.ts'

const key = 'authToken'

type SessionState = {
  token: string | null
  /** The server ended the session, because an old copy of it was used. */
  isEndedForSafety: boolean
  /** It was set by another tab. */
  isFromElsewhere?: boolean
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
  useSession.setState({ token, isEndedForSafety: false, isFromElsewhere: false })
}

/** Forgets the token; the providers then drop everything cached for the account. */
export const clearSession = (isEndedForSafety = false): void => {
  writeStored(key, null)
  useSession.setState({ token: null, isEndedForSafety, isFromElsewhere: false })
}

/** Takes up the session that another tab has begun or ended. */
export const takeUpSession = (): void =>
  useSession.setState({ token: readStored(key), isFromElsewhere: true })

// Signing out in one tab signs out the others.
onStoredElsewhere((changed) => {
  if (changed === key || changed === null) takeUpSession()
})

/**
 * Whose bearer token this is, by user id; null for what is no token of ours. Read without a check of its signature: good for
 * finding again what this browser keeps for somebody, never for letting anybody do anything.
 */
export const ownerOf = (token: string | null): string | null => {
  try {
    const [, claims = ''] = (token ?? '').split('.')
    const { username } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      username?: unknown
    }
    return typeof username === 'string' && /^usr_\w+$/.test(username) ? username : null
  } catch {
    return null
  }
}
