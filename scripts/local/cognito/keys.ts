import { createHash, createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto'
import type { JsonWebKey, KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { Store } from './store.ts'

export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject; jwk: JsonWebKey }

/** Like Cognito, access and ID tokens are signed by different keys; the JWKS publishes both. */
export type PoolKeys = { access: SigningKey; id: SigningKey }

const generate = promisify(generateKeyPair)

const loadKey = async (store: Store, purpose: string): Promise<SigningKey> => {
  let pem = store.findKey(purpose)
  if (pem === undefined) {
    const pair = await generate('rsa', { modulusLength: 2048 })
    pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
    store.putKey(purpose, pem)
  }
  const publicKey = createPublicKey(pem)
  const der = publicKey.export({ type: 'spki', format: 'der' })
  const kid = createHash('sha256').update(der).digest('base64')
  const jwk = { alg: 'RS256', ...publicKey.export({ format: 'jwk' }), kid, use: 'sig' }
  return { kid, privateKey: createPrivateKey(pem), publicKey, jwk }
}

/** The pool's two key pairs, made on the first start and kept from then on. */
export const loadKeys = async (store: Store): Promise<PoolKeys> => ({
  access: await loadKey(store, 'access'),
  id: await loadKey(store, 'id'),
})
