import { createHmac, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { env } from '#functions/core/env.ts'

export type Claims = Readonly<Record<string, unknown>>

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const kid = 'the-key-of-the-pool'

const withRsa = (claims: Claims, header: object, key: KeyObject): string => {
  const content = `${encode(header)}.${encode(claims)}`
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`
}

/** Seconds of the epoch, counted from now. */
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds

/** The claims of a genuine access token of the pool, one minute old and valid for ten more. */
export const genuine = (userId: string, parts: Claims = {}): Claims => ({
  sub: randomUUID(),
  iss: `https://cognito-idp.${env().USER_POOL_ID.split('_')[0]}.amazonaws.com/${env().USER_POOL_ID}`,
  origin_jti: randomUUID(),
  jti: randomUUID(),
  event_id: randomUUID(),
  auth_time: inSeconds(-60),
  iat: inSeconds(-60),
  exp: inSeconds(600),
  client_id: env().USER_POOL_CLIENT_ID,
  token_use: 'access',
  scope: 'aws.cognito.signin.user.admin',
  username: userId,
  ...parts,
})

/**
 * Signing keys that stand in for a user pool's: `jwksUri` publishes them as Cognito does, so that a gateway with this address accepts our
 * tokens. Each forged token then has only the fault that its test is about.
 */
export const startSigner = async () => {
  const [own, foreign] = [newKey(), newKey()]
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ keys: [jwk] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const header = { kid, alg: 'RS256' }
  return {
    jwksUri: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`,
    sign: (claims: Claims) => withRsa(claims, header, own.privateKey),
    /** Signs with another key, under the key id of the pool or an unknown one. */
    signForeign: (claims: Claims, name = kid) =>
      withRsa(claims, { kid: name, alg: 'RS256' }, foreign.privateKey),
    /** `alg: none`, a token without a signature. */
    unsigned: (claims: Claims) => `${encode({ kid, alg: 'none' })}.${encode(claims)}.`,
    /** HS256 with the public key, which everybody can read, as its secret. */
    withPublicKey: (claims: Claims) => {
      const content = `${encode({ kid, alg: 'HS256' })}.${encode(claims)}`
      const secret = own.publicKey.export({ type: 'spki', format: 'pem' })
      return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type Signer = Awaited<ReturnType<typeof startSigner>>
