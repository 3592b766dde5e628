import { sign, verify } from 'node:crypto'
import { CognitoError } from './errors.ts'
import type { SigningKey } from './keys.ts'

export type Claims = Record<string, unknown>

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** An RS256 JWT. */
export const signJwt = (claims: Claims, { kid, privateKey }: SigningKey): string => {
  const content = `${encode({ kid, alg: 'RS256' })}.${encode(claims)}`
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`
}

/** The claims of an access token whose signature is ours. Throws NotAuthorizedException; expiry is not judged here. */
export const openAccessToken = (token: string, { publicKey }: SigningKey): Claims => {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.')
  const signed = Buffer.from(`${header}.${payload}`)
  if (rest.length > 0 || !verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))) {
    throw new CognitoError('NotAuthorizedException', 'Invalid Access Token')
  }
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims
}
