import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { newId, newSecret } from '#functions/adapters/ids.ts'
import { env } from '#functions/core/env.ts'
import { retry } from '#functions/core/time.ts'
import {
  freeSlot,
  listPasskeys,
  newPasskeyWrites,
  removePasskeyWrites,
  writeChallenge,
} from '#functions/data/passkeys.ts'
import { ConditionsFailed, transact } from '#functions/data/transact.ts'

// An authenticator in software: it makes keys and signs as a phone does (WebAuthn level 3, sections 6.1 and 6.5), without attestation.

const sha = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
/** In its shortest form: the library reads keys by writing them anew. */
const bytes = (value: Buffer): Buffer => {
  const { length } = value
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255]
  return Buffer.concat([Buffer.from(head), value])
}

/** The public key as COSE has it: EC2, ES256, P-256. */
const coseKey = (x: string, y: string): Buffer =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])

type Making = { challenge: string; origin?: string; rpId?: string; isVerified?: boolean }

const clientData = (type: string, { challenge, origin = env().PUBLIC_ORIGIN }: Making): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const dataOf = (
  { rpId = new URL(env().PUBLIC_ORIGIN).hostname, isVerified = true }: Making,
  counter: number,
  credential?: Buffer,
): Buffer => {
  const flags = 0x01 + (isVerified ? 0x04 : 0) + (credential ? 0x40 : 0)
  const head = Buffer.alloc(5)
  head[0] = flags
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([sha(rpId), head, ...(credential ? [credential] : [])])
}

/** What an authenticator attests of itself, with a signature that is none of its: {"alg": -7, "sig": h'30…'}. */
export const selfAttested = {
  fmt: 'packed',
  statement: Buffer.from('a263616c672663736967483006020101020101', 'hex'),
}

/** A new authenticator with one passkey. */
export const newAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0
  return {
    id,
    /** Its public key as the table has it. */
    publicKey: coseKey(x, y).toString('base64url'),
    /** The answer to a wish for a passkey. Real authenticators may attest more of themselves than nothing. */
    make: (making: Making, attested = { fmt: 'none', statement: Buffer.from([0xa0]) }) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(x, y)])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text(attested.fmt),
        text('attStmt'),
        attested.statement,
        text('authData'),
        bytes(dataOf(making, counter, credential)),
      ])
      return {
        name: 'My phone',
        id,
        clientDataJSON: clientData('webauthn.create', making).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      }
    },
    /** A signature over a challenge; its count is one higher than that of the last, or the given one. */
    answer: (making: Making, userId?: string, count = ++counter) => {
      const [client, data] = [clientData('webauthn.get', making), dataOf(making, count)]
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha(client)]), privateKey).toString('base64url'),
        ...(userId && { userHandle: Buffer.from(userId).toString('base64url') }),
      }
    },
  }
}

/** Stores the passkey of an authenticator for a user, as adding it would, in place of the oldest where there are ten. @returns its id */
export const storePasskey = async (
  userId: string,
  { id: credentialId, publicKey }: ReturnType<typeof newAuthenticator>,
  name = 'Phone',
): Promise<string> => {
  const id = newId('passkey')
  const createdAt = new Date().toISOString()
  const named = { id, userId, credentialId, publicKey, counter: 0, name, createdAt }
  const store = async () => {
    const held = await listPasskeys(userId)
    const [oldest] = held
    const slot = freeSlot(held)
    if (slot === undefined && oldest) await transact(removePasskeyWrites(oldest))
    await transact(newPasskeyWrites({ ...named, slot: slot ?? oldest?.slot ?? 0, lastUsedAt: null }))
  }
  // Another may take the place at the same time.
  await retry(store, { tries: 5, when: (error) => error instanceof ConditionsFailed })
  return id
}

/** The answer of a new passkey to a challenge of ours: a passkey of this user, or of nobody. */
export const answerOf = async (userId: string | undefined) => {
  const [authenticator, challenge] = [newAuthenticator(), newSecret()]
  if (userId) await storePasskey(userId, authenticator)
  await writeChallenge(challenge, undefined, new Date())
  return authenticator.answer({ challenge })
}
