import { expect, it } from 'vitest'
import { newId, newUnsubscribeToken } from '#functions/adapters/ids.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { giveUnsubscribeToken, readPreferences } from '#functions/data/preferences.ts'
import { aUser } from '#functions/testing/builders.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { registerSeller, type Person } from '#functions/testing/people.ts'
import { versionOf } from '#shared/rules/agreements.ts'
import { defaultPreferences, type ConsentView, type Preferences } from '#shared/schemas/preferences.ts'

const read = async ({ token }: Person): Promise<Preferences> =>
  (await apiOk('GET', '/api/user/preferences', { token })).body

const write = ({ token }: Person, body: unknown) => api('PUT', '/api/user/preferences', { token, body })

/** The switches of a person's history, newest first, without what registration noted. */
const switches = async ({ token }: Person) => {
  const { body } = await apiOk('GET', '/api/user/consents', { token })
  return (body as ConsentView[]).filter(({ source }) => source !== 'registration')
}

const tokenOf = ({ user }: Person): Promise<string> => giveUnsubscribeToken(user.id, newUnsubscribeToken())

it('are what everybody begins with until somebody chooses, and each switch is noted as a consent', async () => {
  const person = await registerSeller()
  expect(await read(person)).toEqual(defaultPreferences)
  const chosen: Preferences = {
    language: 'ar',
    email: { leads: true, decisions: false, savedSearches: true, favorites: true },
    sms: { leads: true },
  }
  const answer = await write(person, chosen)
  expect([answer.status, answer.body]).toEqual([200, chosen])
  expect(await read(person)).toEqual(chosen)
  const noted = await switches(person)
  expect(Object.fromEntries(noted.map(({ kind, given }) => [kind, given]))).toEqual({
    'email.decisions': false,
    'email.favorites': true,
    'sms.leads': true,
  })
  for (const consent of noted)
    expect(consent).toMatchObject({ source: 'profile', version: versionOf('messages'), subject: null })

  // A language is no consent, and the newest line comes first.
  await write(person, { ...chosen, language: 'en' })
  expect(await switches(person)).toHaveLength(3)
  await write(person, { ...chosen, sms: { leads: false } })
  expect((await switches(person))[0]).toMatchObject({ kind: 'sms.leads', given: false })
})

it('are each person’s own', async () => {
  const [one, other] = [await registerSeller(), await registerSeller()]
  await write(one, { ...defaultPreferences, language: 'ar' })
  expect((await read(other)).language).toBe('en')
  for (const wrong of [
    { ...defaultPreferences, language: 'fr' },
    { email: { leads: 'yes' } },
    { sms: { favorites: true } },
  ])
    expect((await write(one, wrong)).body.code).toBe('BAD_REQUEST')
})

it('change by what is sent alone: what a link of a mail has ended meanwhile stays ended', async () => {
  const person = await registerSeller()
  await api('POST', `/api/unsubscribe/${await tokenOf(person)}/leads`)
  const email = { ...defaultPreferences.email, leads: false }
  expect((await write(person, { language: 'ar' })).body).toMatchObject({ language: 'ar', email })
  await write(person, { sms: { leads: true } })
  await write(person, { email: { favorites: true } })
  expect(await read(person)).toEqual({
    language: 'ar',
    email: { ...email, favorites: true },
    sms: { leads: true },
  })
  const noted = (await switches(person)).map(({ kind, given }) => [kind, given])
  expect(noted).toEqual([
    ['email.favorites', true],
    ['sms.leads', true],
    ['email.leads', false],
  ])
})

it('hold when changed by many at once: what is noted is what happened', async () => {
  const person = await registerSeller()
  const both = [true, false].map((favorites) => ({
    ...defaultPreferences,
    email: { ...defaultPreferences.email, favorites },
  }))
  const answers = await Promise.all([...both, ...both].map((body) => write(person, body)))
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  // On and off alternately, beginning with on; the last entry is the present value.
  const noted = (await switches(person)).toReversed().map(({ given }) => given)
  const { favorites } = (await read(person)).email
  expect(noted.at(-1) ?? false).toBe(favorites)
  expect(noted).toHaveLength(
    favorites ? noted.filter(Boolean).length * 2 - 1 : noted.filter(Boolean).length * 2,
  )
})

it('end by the link of a mail, without signing in and as often as one likes', async () => {
  const person = await registerSeller()
  const token = await tokenOf(person)
  for (let time = 1; time <= 2; time++) {
    const answer = await api('POST', `/api/unsubscribe/${token}/leads`)
    expect([answer.status, answer.body]).toEqual([200, { topic: 'leads' }])
  }
  expect((await read(person)).email).toEqual({ ...defaultPreferences.email, leads: false })
  expect(await switches(person)).toMatchObject([{ kind: 'email.leads', given: false, source: 'unsubscribe' }])

  expect((await api('POST', `/api/unsubscribe/${token}/all`)).body).toEqual({ topic: 'all' })
  expect(Object.values((await read(person)).email)).toEqual([false, false, false, false])
  expect(await switches(person)).toHaveLength(3)
})

it('end by a mail program’s own one-click form (RFC 8058)', async () => {
  const person = await registerSeller()
  const answer = await api('POST', `/api/unsubscribe/${await tokenOf(person)}/decisions`, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.status).toBe(200)
  expect((await read(person)).email.decisions).toBe(false)
  const multipart = await api('POST', `/api/unsubscribe/${await tokenOf(person)}/leads`, {
    body: '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(multipart.status).toBe(200)
  expect((await read(person)).email.leads).toBe(false)
})

it('do not end by a link that is not ours, and not by looking at it', async () => {
  const person = await registerSeller()
  const token = await tokenOf(person)
  expect((await api('POST', `/api/unsubscribe/${newUnsubscribeToken()}/leads`)).body.code).toBe(
    'UNSUBSCRIBE_LINK_INVALID',
  )
  expect((await api('POST', `/api/unsubscribe/${token}/nothing`)).status).toBe(404)
  expect((await api('POST', `/api/unsubscribe/${token.slice(1)}/leads`)).status).toBe(404)
  expect((await api('GET', `/api/unsubscribe/${token}/leads`)).status).toBe(405)
  expect((await read(person)).email).toEqual(defaultPreferences.email)
})

it('of one saved search: its alerts end and no others’', async () => {
  const [person, other] = [await registerSeller(), await registerSeller()]
  const save = async ({ token }: Person) => {
    const body = { name: 'Patrols', searchParams: { make: 'Nissan' }, alertsEnabled: true }
    return (await apiOk('POST', '/api/user/saved-searches', { token, body })).body.id as string
  }
  const [first, second, foreign] = [await save(person), await save(person), await save(other)]
  const token = await tokenOf(person)
  for (const id of [first, first, foreign])
    expect((await api('POST', `/api/unsubscribe/${token}/savedSearches?savedSearch=${id}`)).status).toBe(200)

  const alertsOf = async ({ token }: Person) =>
    Object.fromEntries(
      (await apiOk('GET', '/api/user/saved-searches', { token })).body.map(
        ({ id, alertsEnabled }: { id: string; alertsEnabled: boolean }) => [id, alertsEnabled],
      ),
    )
  expect(await alertsOf(person)).toEqual({ [first]: false, [second]: true })
  expect(await alertsOf(other)).toEqual({ [foreign]: true })
  expect((await read(person)).email.savedSearches).toBe(true)
  const ended = (await switches(person)).filter(({ given }) => !given)
  expect(ended).toMatchObject([{ kind: 'searchAlerts', subject: first, source: 'unsubscribe' }])

  // A search that is deleted since mails nothing any more either.
  await apiOk('DELETE', `/api/user/saved-searches/${first}`, { token: person.token })
  expect((await api('POST', `/api/unsubscribe/${token}/savedSearches?savedSearch=${first}`)).status).toBe(200)
})

it('every mail carries the same link, also when the first ones of somebody without one are written at once', async () => {
  // A user stored before preferences existed.
  const reader = aUser({ id: newId('user') })
  const news = { kind: 'LEAD_RECEIVED', about: {} } as const
  const tellings = await Promise.all([1, 2, 3, 4].map(() => notifyWrites(reader, news, new Date())))
  const tokens = tellings.flatMap((writes) =>
    writes.flatMap(({ Put }) => (Put?.Item?.unsubscribe as { token: string } | undefined)?.token ?? []),
  )
  expect(tokens).toHaveLength(4)
  expect(new Set(tokens)).toEqual(new Set([(await readPreferences(reader.id)).unsubscribeToken]))
  // The token alone is no choice of theirs.
  expect((await readPreferences(reader.id)).preferences).toEqual(defaultPreferences)
  expect((await api('POST', `/api/unsubscribe/${tokens[0]}/leads`)).status).toBe(200)
  expect(await notifyWrites(reader, news, new Date())).toHaveLength(1)
  expect((await readPreferences(reader.id)).unsubscribeToken).toBe(tokens[0])
})
