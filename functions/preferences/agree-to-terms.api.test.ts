import { expect, it } from 'vitest'
import { updateWrite, write } from '#functions/data/table.ts'
import { keys } from '#functions/data/keys.ts'
import { getUserById } from '#functions/data/users.ts'
import { agreeToTerms } from '#functions/preferences/agree-to-terms.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { registerSeller } from '#functions/testing/people.ts'
import { agreedLongAgo } from '#functions/testing/users.ts'
import { firstAgreement, hasToAgree, presentAgreement } from '#shared/rules/agreements.ts'

const agreement = { agreedVersion: presentAgreement(), language: 'ar' }

it('notes once that somebody agrees to a new version, with the language in which they read it', async () => {
  const { token } = await agreedLongAgo(await registerSeller())
  expect((await apiOk('GET', '/api/user', { token })).body.agreedVersion).toBe('2020-01-01')
  // Nothing waits for the answer.
  expect((await api('GET', '/api/user/favorites', { token })).status).toBe(200)
  for (let time = 0; time < 2; time++)
    expect((await apiOk('POST', '/api/user/terms', { token, body: agreement })).body.agreedVersion).toBe(
      presentAgreement(),
    )
  const { body: consents } = await apiOk('GET', '/api/user/consents', { token })
  expect(consents).toMatchObject([
    { kind: 'terms', source: 'newVersion', version: presentAgreement(), language: 'ar' },
    { kind: 'terms', source: 'registration', version: presentAgreement(), language: 'en' },
  ])
  const { body: exported } = await apiOk('GET', '/api/user/export', { token })
  expect(exported.consents).toEqual(consents)
  expect(exported.profile.agreedVersion).toBe(presentAgreement())
})

it('notes it once of two tabs that agree at once, and not for who is suspended meanwhile', async () => {
  const { token, user } = await agreedLongAgo(await registerSeller())
  const actor = (await getUserById(user.id))!
  // Each has read the account before the other's agreement is noted.
  const agree = (seen = actor) => agreeToTerms({ actor: seen, body: agreement } as never)
  for (let time = 0; time < 2; time++) expect((await agree()).agreedVersion).toBe(presentAgreement())
  expect((await apiOk('GET', '/api/user/consents', { token })).body).toHaveLength(2)

  const other = await agreedLongAgo(await registerSeller())
  const before = await getUserById(other.user.id)
  await write(updateWrite(keys.user(other.user.id), { set: { status: 'SUSPENDED' } }))
  await expect(agree(before)).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('takes no agreement to a text that is not the present one', async () => {
  const { token } = await registerSeller()
  const answer = await api('POST', '/api/user/terms', {
    token,
    body: { ...agreement, agreedVersion: '2020-01-01' },
  })
  expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect((await apiOk('GET', '/api/user/consents', { token })).body).toHaveLength(1)
})

it('counts an account of before versions were kept as agreed to the first', async () => {
  const { token, user } = await registerSeller()
  await write(updateWrite(keys.user(user.id), { remove: ['agreedVersion'], if: 'attribute_exists(pk)' }))
  expect((await getUserById(user.id))?.agreedVersion).toBe(firstAgreement)
  expect((await apiOk('GET', '/api/user', { token })).body.agreedVersion).toBe(firstAgreement)
  // The privacy policy has a later version, so they are asked, once, and keep what they agreed to.
  expect(hasToAgree(firstAgreement)).toBe(true)
  const { body } = await apiOk('POST', '/api/user/terms', { token, body: agreement })
  expect(hasToAgree(body.agreedVersion)).toBe(false)
  expect((await apiOk('GET', '/api/user/consents', { token })).body).toHaveLength(2)
})
