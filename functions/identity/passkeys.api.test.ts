import { beforeAll, describe, expect, inject, it } from 'vitest'
import { findPasskey } from '#functions/data/passkeys.ts'
import { getSession } from '#functions/data/sessions.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { mailTo } from '#functions/testing/mailbox.ts'
import { newAuthenticator } from '#functions/testing/passkeys.ts'
import {
  password,
  type Person,
  registerAdmin,
  registerSeller,
  registerUnconfirmed,
} from '#functions/testing/people.ts'
import { ageProof, sessionOf, turnOnFactor } from '#functions/testing/second-factor.ts'
import { suspend } from '#functions/testing/users.ts'
import { limits } from '#shared/constants/limits.ts'

beforeAll(() => {
  Object.assign(process.env, inject('functionEnv'))
})

type Authenticator = ReturnType<typeof newAuthenticator>

const begin = ({ token }: Person) => api('POST', '/api/user/passkeys/challenge', { token })
const add = ({ token }: Person, body: object) => api('POST', '/api/user/passkeys', { token, body })
const enter = (body: object) => api('POST', '/api/sign-in/passkey', { body })
const challenge = async () => (await apiOk('POST', '/api/sign-in/passkey/challenge')).body.challenge as string

/** Adds a passkey as the web does. */
const enrol = async (person: Person, authenticator: Authenticator = newAuthenticator()) => {
  const { body } = await begin(person)
  const answer = await add(person, authenticator.make(body))
  expect(answer.status).toBe(201)
  return { authenticator, id: String(answer.body.id) }
}

describe('a passkey', () => {
  it('is added with a fresh proof, told by mail, signs in as two factors, and is removed', async () => {
    const person = await registerSeller()
    await turnOnFactor(person.user.id)
    const { authenticator, id } = await enrol(person)
    await mailTo(person.user.email, ({ subject }) => subject.includes('passkey was added'))
    const answer = await enter(authenticator.answer({ challenge: await challenge() }, person.user.id))
    // Nobody asks for a code beside it.
    expect([answer.status, answer.body.id]).toEqual([200, person.user.id])
    const session = sessionOf({ token: answer.body.authToken })
    expect((await getSession(person.user.id, session, new Date()))?.factors).toEqual(['passkey'])
    const { token } = person
    const { body: named } = await apiOk('PATCH', `/api/user/passkeys/${id}`, { token, body: { name: 'Key' } })
    const { body: listed } = await apiOk('GET', '/api/user/passkeys', { token })
    expect(listed).toEqual([{ ...named, name: 'Key', lastUsedAt: expect.any(String) }])
    await apiOk('DELETE', `/api/user/passkeys/${id}`, { token })
    await mailTo(person.user.email, ({ subject }) => subject.includes('passkey was removed'))
    const late = authenticator.answer({ challenge: await challenge() }, person.user.id)
    expect((await enter(late)).body.code).toBe('PASSKEY_INVALID')
  })

  it('answers a challenge once, of ours, for its purpose', async () => {
    const [person, other] = [await registerSeller(), await registerSeller()]
    const { authenticator } = await enrol(person)
    const asked = await challenge()
    expect((await enter(authenticator.answer({ challenge: asked }))).status).toBe(200)
    expect((await enter(authenticator.answer({ challenge: asked }))).body.code).toBe('PASSKEY_INVALID')
    expect((await enter(authenticator.answer({ challenge: 'A'.repeat(43) }))).body.code).toBe(
      'PASSKEY_INVALID',
    )
    const { body: others } = await begin(other)
    expect((await enter(authenticator.answer({ challenge: others.challenge }))).status).toBe(400)
    expect((await add(person, newAuthenticator().make(others))).body.code).toBe('PASSKEY_INVALID')
  })

  it('is refused from another site, without its user verified, for another person, and with an old count', async () => {
    const [person, other] = [await registerSeller(), await registerSeller()]
    const { authenticator } = await enrol(person)
    const tries = [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }]
    for (const made of tries) {
      const answer = authenticator.answer({ challenge: await challenge(), ...made })
      expect((await enter(answer)).body.code).toBe('PASSKEY_INVALID')
    }
    const forOther = authenticator.answer({ challenge: await challenge() }, other.user.id)
    expect((await enter(forOther)).body.code).toBe('PASSKEY_INVALID')
    expect((await enter(authenticator.answer({ challenge: await challenge() }))).status).toBe(200)
    const old = authenticator.answer({ challenge: await challenge() }, undefined, 1)
    expect((await enter(old)).body.code).toBe('PASSKEY_INVALID')
  })

  it('is one account’s alone, and nobody has more than ten', async () => {
    const [person, other] = [await registerSeller(), await registerSeller()]
    const { authenticator } = await enrol(person)
    const { body } = await begin(other)
    expect((await add(other, authenticator.make(body))).body.code).toBe('PASSKEY_TAKEN')
    for (let count = 1; count < limits.passkey.count; count++) await enrol(person)
    expect((await begin(person)).body.code).toBe('TOO_MANY_PASSKEYS')
  })

  it('is not added without a fresh proof, nor before the address is confirmed', async () => {
    const person = await registerSeller()
    await ageProof(person, 601)
    expect((await begin(person)).body.code).toBe('PROOF_REQUIRED')
    expect((await begin(await registerUnconfirmed())).body.code).toBe('EMAIL_UNCONFIRMED')
  })

  it('proves who its owner is, before what is dangerous and as a second factor', async () => {
    const [person, other] = [await registerSeller(), await registerSeller()]
    const [{ authenticator }, others] = [await enrol(person), await enrol(other)]
    await ageProof(person, 601)
    const prove = async ({ authenticator: by }: { authenticator: Authenticator }) =>
      api('POST', '/api/user/proof', {
        token: person.token,
        body: { passkey: by.answer({ challenge: await challenge() }) },
      })
    expect((await prove(others)).body.code).toBe('PASSKEY_INVALID')
    expect((await begin(person)).body.code).toBe('PROOF_REQUIRED')
    expect((await prove({ authenticator })).status).toBe(204)
    expect((await begin(person)).status).toBe(200)
    const session = await getSession(person.user.id, sessionOf(person), new Date())
    expect(session?.factors).toContain('passkey')
  })

  it('goes with the account, and its credential is free again', async () => {
    const person = await registerSeller()
    const { authenticator } = await enrol(person)
    await apiOk('DELETE', '/api/user', { token: person.token, body: { password } })
    const answer = authenticator.answer({ challenge: await challenge() })
    expect((await enter(answer)).body.code).toBe('PASSKEY_INVALID')
    await expect.poll(() => findPasskey(authenticator.id)).toBeUndefined()
    await enrol(await registerSeller(), authenticator)
  })

  it('opens nothing to who is suspended', async () => {
    const person = await registerSeller()
    const { authenticator } = await enrol(person)
    await suspend(await registerAdmin(), person.user.id)
    const answer = authenticator.answer({ challenge: await challenge() })
    expect((await enter(answer)).body.code).toBe('ACCOUNT_SUSPENDED')
  })
})
