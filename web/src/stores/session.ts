import { create } from 'zustand'
import { onStoredElsewhere, readStored, writeStored } from './storage.ts'

const key = 'authToken'

type SessionState = {
  token: string | null
  /** The server ended the session, because an old copy of it was used. */
  isEndedForSafety: boolean
  /** The server ended the session, for whatever reason: its person did not sign out. */
  isEnded?: boolean
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
  useSession.setState({ token, isEndedForSafety: false, isEnded: false, isFromElsewhere: false })
}

/** Forgets the token; the providers then drop everything cached for the account. */
export const clearSession = (isEndedForSafety = false, isEnded = isEndedForSafety): void => {
  writeStored(key, null)
  useSession.setState({ token: null, isEndedForSafety, isEnded, isFromElsewhere: false })
}

/** Takes up the session that another tab has begun or ended. */
export const takeUpSession = (): void =>
  useSession.setState({ token: readStored(key), isFromElsewhere: true })

// Signing out in one tab signs out the others.
onStoredElsewhere((changed) => {
  if (changed === key || changed === null) takeUpSession()
})

/** The claims of a token; empty for anything else. */
const claimsOf = (token: string | null): Readonly<Record<string, unknown>> => {
  try {
    const [, claims = ''] = (token ?? '').split('.')
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) ?? {}) as object as Record<
      string,
      unknown
    >
  } catch {
    return {}
  }
}

/**
 * The id of the user whose bearer token this is; null for anything else. Read without a check of its signature: good for
 * finding again what this browser keeps for somebody, never for letting anybody do anything.
 */
export const ownerOf = (token: string | null): string | null => {
  const { username } = claimsOf(token)
  return typeof username === 'string' && /^usr_\w+$/.test(username) ? username : null
}

/** When a token ends, in milliseconds; null where it does not say. */
export const endOf = (token: string | null): number | null => {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' ? exp * 1000 : null
}

/** When the person of a token signed in, in milliseconds; 0 where it does not say. Renewing a token changes nothing of it. */
export const signedInAt = (token: string | null): number => {
  const { auth_time } = claimsOf(token)
  return typeof auth_time === 'number' ? auth_time * 1000 : 0
}
