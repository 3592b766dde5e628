import { expect, it } from 'vitest'
import { alertPages, type Alert } from '#functions/data/saved-searches.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { registerSeller, type Person } from '#functions/testing/people.ts'
import { limits } from '#shared/constants/limits.ts'
import type { ConsentView } from '#shared/schemas/preferences.ts'
import type { SavedSearchView } from '#shared/schemas/saved-search.ts'

const save = ({ token }: Person, body: unknown) => api('POST', '/api/user/saved-searches', { token, body })

const list = async ({ token }: Person): Promise<SavedSearchView[]> =>
  (await apiOk('GET', '/api/user/saved-searches', { token })).body

const edit = ({ token }: Person, { id }: SavedSearchView, body: unknown) =>
  api('PATCH', `/api/user/saved-searches/${id}`, { token, body })

const remove = ({ token }: Person, { id }: SavedSearchView) =>
  api('DELETE', `/api/user/saved-searches/${id}`, { token })

const alertsOf = async ({ user }: Person, make: string): Promise<Alert[]> => {
  const found: Alert[] = []
  for await (const alerts of alertPages(make))
    found.push(...alerts.filter(({ userId }) => userId === user.id))
  return found
}

const alertConsents = async ({ token }: Person) =>
  ((await apiOk('GET', '/api/user/consents', { token })).body as ConsentView[])
    .filter(({ kind }) => kind === 'searchAlerts')
    .map(({ subject, given, source }) => ({ subject, given, source }))

it('are kept without what belongs to a look at results, newest first, and go when told to', async () => {
  const [person, other] = [await registerSeller(), await registerSeller()]
  const searchParams = {
    make: 'Nissan',
    search: 'باترول',
    maxPrice: '150000',
    sortBy: 'priceQAR',
    dealerOnly: 'true',
  }
  const first = await save(person, {
    name: '  Patrols ',
    searchParams: { ...searchParams, page: '3', limit: '20', histogram: 'true', model: '' },
  })
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({ name: 'Patrols', searchParams, alertsEnabled: false })
  const second = await save(person, { name: 'كل السيارات', searchParams: {} })
  expect(await list(person)).toEqual([second.body, first.body])
  expect(await list(other)).toEqual([])
  expect(await alertConsents(person)).toEqual([])

  expect((await remove(other, first.body)).body.code).toBe('NOT_FOUND')
  expect((await edit(other, first.body, { name: 'x' })).body.code).toBe('NOT_FOUND')
  expect([(await remove(person, first.body)).status, (await remove(person, first.body)).status]).toEqual([
    204, 404,
  ])
  expect(await list(person)).toEqual([second.body])
})

it.each([
  [{ minPrice: 'cheap' }, 'searchParams.minPrice'],
  [{ bodyType: 'SUV,Boat' }, 'searchParams.bodyType.1'],
  [{ search: 'x'.repeat(limits.search.text + 1) }, 'searchParams.search'],
  [{ search: '\ud800' }, 'searchParams.search'],
  [{ sortBy: 'beauty' }, 'searchParams.sortBy'],
  [{ make: 'Toyota,,Nissan' }, 'searchParams.make.1'],
  [{ horsepower: '300' }, 'searchParams'],
  [{ make: 1 }, 'searchParams.make'],
])('refuse what the search itself would refuse: %o', async (searchParams, path) => {
  const answer = await save(await registerSeller(), { name: 'x', searchParams })
  expect(answer.body.code).toBe('BAD_REQUEST')
  expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
})

it('have an alert per make while alerts are on, or one for any make, and each switch is a consent', async () => {
  const person = await registerSeller()
  const { body: named } = await save(person, {
    name: 'Two makes',
    searchParams: { make: 'Lexus,Infiniti,Lexus', minYear: '2020' },
    alertsEnabled: true,
  })
  expect(named.alertsEnabled).toBe(true)
  const [alert] = await alertsOf(person, 'Infiniti')
  expect(alert).toMatchObject({
    searchId: named.id,
    name: 'Two makes',
    params: named.searchParams,
    since: named.createdAt,
  })
  expect(await alertsOf(person, 'Lexus')).toHaveLength(1)
  expect(await alertsOf(person, '*')).toEqual([])

  const { body: written } = await save(person, { name: 'In words', searchParams: { search: 'lexus' } })
  expect(await alertsOf(person, '*')).toEqual([])
  expect((await edit(person, written, { alertsEnabled: true })).body.alertsEnabled).toBe(true)
  expect(await alertsOf(person, '*')).toMatchObject([{ searchId: written.id, params: { search: 'lexus' } }])

  // A new name is the alert's too, and its beginning stays.
  await edit(person, named, { name: 'Renamed' })
  expect(await alertsOf(person, 'Infiniti')).toEqual([{ ...alert, name: 'Renamed' }])
  expect((await edit(person, named, {})).body.name).toBe('Renamed')
  expect((await edit(person, named, { alertsEnabled: false })).body).toMatchObject({
    name: 'Renamed',
    alertsEnabled: false,
  })
  expect([...(await alertsOf(person, 'Lexus')), ...(await alertsOf(person, 'Infiniti'))]).toEqual([])
  await edit(person, named, { alertsEnabled: true })
  const [again] = await alertsOf(person, 'Lexus')
  expect(again!.since > alert!.since).toBe(true)

  expect((await remove(person, written)).status).toBe(204)
  expect(await alertsOf(person, '*')).toEqual([])
  const by = { source: 'savedSearch' }
  expect(await alertConsents(person)).toEqual([
    { ...by, subject: written.id, given: false },
    { ...by, subject: named.id, given: true },
    { ...by, subject: named.id, given: false },
    { ...by, subject: written.id, given: true },
    { ...by, subject: named.id, given: true },
  ])
})

it('for plates have an alert of their own, and take what the plate page takes', async () => {
  const person = await registerSeller()
  const wanted = { name: '12345', kind: 'plates', searchParams: { number: '١٢٣٤٥' }, alertsEnabled: true }
  const { status, body } = await save(person, wanted)
  expect([status, body.kind]).toEqual([201, 'plates'])
  expect(await alertsOf(person, '*')).toEqual([])
  expect(await alertsOf(person, '#PLATES')).toMatchObject([{ searchId: body.id }])
  const bad = await save(person, { name: 'x', kind: 'plates', searchParams: { number: '1234567' } })
  expect([bad.body.code, bad.body.issues[0].path]).toEqual(['BAD_REQUEST', 'searchParams.number'])
  expect((await save(person, { ...wanted, kind: 'cars' })).status).toBe(400)
  const misspelt = await save(person, { name: 'x', kind: 'plates', searchParams: { search: 'premuim 777' } })
  expect([misspelt.body.code, misspelt.body.issues[0].path]).toEqual(['BAD_REQUEST', 'searchParams.search'])
  const understood = await save(person, {
    ...wanted,
    searchParams: { search: '٥ أرقام تحت ١٠٠ ألف' },
    alertsEnabled: false,
  })
  expect(understood.status).toBe(201)
  await remove(person, body)
  expect(await alertsOf(person, '#PLATES')).toEqual([])
})

it('hold when switched by many at once', async () => {
  const person = await registerSeller()
  const { body } = await save(person, { name: 'x', searchParams: { make: 'Bentley' } })
  const answers = await Promise.all(
    [true, false, true, false].map((alertsEnabled) => edit(person, body, { alertsEnabled })),
  )
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const [search] = await list(person)
  expect(await alertsOf(person, 'Bentley')).toHaveLength(search!.alertsEnabled ? 1 : 0)
  const noted = (await alertConsents(person)).toReversed().map(({ given }) => given)
  expect(noted).toEqual(noted.map((_, index) => index % 2 === 0))
  expect(noted.at(-1) ?? false).toBe(search!.alertsEnabled)
})

it('are so many and no more', async () => {
  const person = await registerSeller()
  const body = { name: 'x', searchParams: {} }
  for (let count = 0; count < limits.savedSearches; count++)
    expect((await save(person, body)).status).toBe(201)
  expect((await save(person, body)).body.code).toBe('SAVED_SEARCHES_FULL')
  await remove(person, (await list(person))[0]!)
  expect((await save(person, body)).status).toBe(201)
})
