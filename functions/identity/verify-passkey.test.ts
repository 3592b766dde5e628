import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import type { PasskeyRecord } from '#functions/data/passkeys.ts'
import { newAuthenticator, selfAttested } from '#functions/testing/passkeys.ts'
import { verifyNewPasskey, verifyPasskey } from './verify-passkey.ts'
import { tableEnvironment } from '#scripts/local/names.ts'

beforeAll(() => {
  Object.assign(process.env, tableEnvironment)
  process.env['PUBLIC_ORIGIN'] = 'https://cars.example'
})

const challenge = 'B'.repeat(43)
const invalid = { code: 'PASSKEY_INVALID' }

describe('a new passkey', () => {
  it('is taken as its authenticator names it, with the challenge that it answers', async () => {
    const authenticator = newAuthenticator()
    const form = { ...authenticator.make({ challenge }), id: 'another-name' }
    expect(await verifyNewPasskey(form)).toEqual({
      credentialId: authenticator.id,
      publicKey: authenticator.publicKey,
      counter: 0,
      challenge,
    })
  })

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['whose user was not verified', { isVerified: false }],
  ])('%s is refused', async (_, made) => {
    await expect(verifyNewPasskey(newAuthenticator().make({ challenge, ...made }))).rejects.toMatchObject(
      invalid,
    )
  })

  it('is refused with certificates, which nobody asked for and which name addresses', async () => {
    // {"x5c": []}
    const certified = Buffer.from([0xa1, 0x63, 0x78, 0x35, 0x63, 0x80])
    for (const fmt of ['packed', 'apple', 'tpm', 'android-key', 'fido-u2f']) {
      const form = newAuthenticator().make({ challenge }, { fmt, statement: certified })
      await expect(verifyNewPasskey(form)).rejects.toMatchObject({
        ...invalid,
        cause: { message: 'Certificates' },
      })
    }
  })

  it('is refused when it attests itself by another signature than its own', async () => {
    const form = newAuthenticator().make({ challenge }, selfAttested)
    await expect(verifyNewPasskey(form)).rejects.toMatchObject(invalid)
  })

  it.each(['', 'AAAA', 'o2NmbXQ', '_____w'])('is refused when it is no attestation: "%s"', async (text) => {
    const form = { ...newAuthenticator().make({ challenge }), attestationObject: text }
    await expect(verifyNewPasskey(form)).rejects.toMatchObject(invalid)
  })
})

describe('a signature', () => {
  const userId = newId('user')
  const authenticator = newAuthenticator()
  const passkey: PasskeyRecord = {
    id: newId('passkey'),
    userId,
    slot: 0,
    credentialId: authenticator.id,
    publicKey: authenticator.publicKey,
    counter: 4,
    name: 'Phone',
    createdAt: '2026-11-23T18:00:00.000Z',
    lastUsedAt: null,
  }
  const verify = (
    answer: ReturnType<typeof authenticator.answer>,
    stored: PasskeyRecord | undefined = passkey,
  ) => verifyPasskey(answer, { findPasskey: async () => stored, now: () => new Date('2026-11-23T19:00:00Z') })

  it('says whose passkey it is, and notes its count', async () => {
    const found = await verify(authenticator.answer({ challenge }, userId, 5))
    expect(found.userId).toBe(userId)
    expect(JSON.stringify(found.used)).toMatch(/"#id = :id AND #counter = :seen".*"2026-11-23T19:00:00.000Z"/)
  })

  it('without a count counts as none', async () => {
    const { used } = await verify(authenticator.answer({ challenge }, undefined, 0), {
      ...passkey,
      counter: 0,
    })
    expect(used).toHaveLength(2)
  })

  it.each([
    ['of another site', { origin: 'https://evil.example' }, 5],
    ['for another site', { rpId: 'evil.example' }, 5],
    ['whose user was not verified', { isVerified: false }, 5],
    ['with a count that was used', {}, 4],
  ])('%s is refused', async (_, made, count) => {
    await expect(verify(authenticator.answer({ challenge, ...made }, userId, count))).rejects.toMatchObject(
      invalid,
    )
  })

  it('by another key, for another person or by an unknown passkey is refused', async () => {
    const others = newAuthenticator().answer({ challenge }, userId, 5)
    await expect(verify(others)).rejects.toMatchObject(invalid)
    await expect(verify(authenticator.answer({ challenge }, newId('user'), 5))).rejects.toMatchObject(invalid)
    const answer = authenticator.answer({ challenge }, userId, 5)
    const nobody = { findPasskey: async () => undefined, now: () => new Date() }
    await expect(verifyPasskey(answer, nobody)).rejects.toMatchObject(invalid)
  })
})
