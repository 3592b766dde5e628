/**
 * Whose bearer token this is, by user id; null for what is no token of ours. Read without a check of its signature: good for
 * finding again what this browser keeps for somebody, never for letting anybody do anything.
 */
export const ownerOf = (token: string): string | null => {
  try {
    const [, claims = ''] = token.split('.')
    const { username } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      username?: unknown
    }
    return typeof username === 'string' && /^usr_\w+$/.test(username) ? username : null
  } catch {
    return null
  }
}
