import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

// The pool's refresh token never leaves us: the browser holds a secret of ours, and the table holds the token encrypted under a key
// that only this secret gives. A copy of the table alone opens no session, nor does a cookie after its session has gone.

const derive = (secret: string, salt: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32))

/** The secret that replaces this one, by a salt that was made for it: everybody who holds both finds the same. */
export const successorOf = (secret: string, salt: string): string =>
  derive(secret, salt, 'sayara: next secret of a session').toString('base64url')

const keyOf = (secret: string): Buffer => derive(secret, '', 'sayara: refresh token of a session')

const ivBytes = 12
const tagBytes = 16

/** The pool's refresh token, readable only with the secret and only for the session of this id (AES-256-GCM). */
export const sealToken = (token: string, secret: string, sessionId: string): string => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(sessionId))
  const sealed = [iv, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(sealed).toString('base64url')
}

/** The token that was sealed, or undefined for another secret or session. */
export const openToken = (sealed: string, secret: string, sessionId: string): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, ivBytes)
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(sessionId)).setAuthTag(bytes.subarray(-tagBytes))
    const opened = [decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  } catch {
    return undefined
  }
}
