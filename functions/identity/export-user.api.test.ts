import { expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { apply, decideApplication } from '#functions/testing/applications.ts'
import { submitCar } from '#functions/testing/cars.ts'
import { offerPlate } from '#functions/testing/plates.ts'
import {
  registerAdmin,
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  registrationForm,
  type Person,
} from '#functions/testing/people.ts'
import { presentAgreement } from '#shared/rules/agreements.ts'

const exported = async ({ token }: Person) => (await apiOk('GET', '/api/user/export', { token })).body

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

it('begins with what registration stored', async () => {
  const { body } = await apiOk('POST', '/api/register', { body: registrationForm({ language: 'ar' }) })
  const { authToken: token, ...profile } = body
  const all = await exported({ token, user: profile })
  expect(all).toMatchObject({
    profile,
    preferences: { language: 'ar', email: { leads: true, favorites: false }, sms: { leads: false } },
    consents: [
      {
        kind: 'terms',
        given: true,
        source: 'registration',
        version: presentAgreement(),
        at: profile.createdAt,
      },
    ],
  })
  const offered = ['listings', 'plates', 'favorites', 'favoritePlates']
  const rest = [...offered, 'savedSearches', 'leads', 'notifications', 'reports']
  expect(rest.map((name) => all[name])).toEqual(rest.map(() => []))
})

it('holds everything of the caller and nothing of anybody else', async () => {
  const buyerName = registrationForm().username
  const [dealer, buyer] = [await registerVerifiedDealer(), await registerSeller()]
  const [car, other] = await Promise.all([submitCar(dealer), submitCar(await registerVerifiedDealer())])
  const { token } = buyer
  for (const listingId of [car.id, other.id])
    await apiOk('POST', '/api/user/favorites', { token, body: { listingId } })
  // Of a make that no other test publishes: a match would be one more notification.
  const search = { name: 'Hummers', searchParams: { make: 'Hummer' }, alertsEnabled: true }
  const saved = (await apiOk('POST', '/api/user/saved-searches', { token, body: search })).body
  const report = { reason: 'OTHER', details: 'The photos show another car.' }
  await apiOk('POST', `/api/listings/${other.id}/reports`, { token, body: report })
  const asked = { listingId: car.id, buyerName, buyerPhone: '5512 3456', buyerEmail: buyer.user.email }
  const lead = (await apiOk('POST', '/api/leads', { token, body: { ...asked, message: 'Is it there?' } }))
    .body
  const write = (person: Person, text: string) =>
    apiOk('POST', `/api/leads/${lead.id}/messages`, { token: person.token, body: { text } })
  await write(dealer, 'It is, come today.')
  await write(buyer, 'I come at five.')
  const [plate] = [await offerPlate(buyer), await offerPlate(dealer)]
  const note = { token: dealer.token, body: { note: 'Haggles.' } }
  await apiOk('PATCH', `/api/seller/leads/${lead.id}`, note)

  const ofBuyer = await exported(buyer)
  expect(ofBuyer).toMatchObject({
    profile: buyer.user,
    listings: [],
    plates: [plate],
    savedSearches: [saved],
    leads: [{ id: lead.id, side: 'buyer', buyerName, message: 'Is it there?', note: null }],
    notifications: [{ kind: 'LEAD_REPLY' }],
    reports: [{ listingId: other.id, ...report }],
  })
  expect(ofBuyer.favorites.map(({ listingId }: { listingId: string }) => listingId)).toEqual([
    other.id,
    car.id,
  ])
  expect(ofBuyer.leads[0].ownMessages.map(({ text }: { text: string }) => text)).toEqual([
    'Is it there?',
    'I come at five.',
  ])
  expect(ofBuyer.consents.map(({ kind }: { kind: string }) => kind)).toEqual(['searchAlerts', 'terms'])
  expect(JSON.stringify(ofBuyer)).not.toMatch(/come today|Haggles|Al Test Motors/)

  const ofDealer = await exported(dealer)
  expect(idsOf(ofDealer.listings)).toEqual([car.id])
  expect(idsOf(ofDealer.leads)).toEqual([lead.id])
  expect(ofDealer.leads[0]).toMatchObject({ side: 'seller', note: 'Haggles.', message: '', buyerPhone: '' })
  expect(ofDealer.leads[0].ownMessages).toMatchObject([{ text: 'It is, come today.' }])
  expect(ofDealer).toMatchObject({ favorites: [], savedSearches: [], reports: [] })
  expect(ofDealer.storefront).toMatchObject({ businessName: dealer.user.companyName, version: 1 })
  expect(ofBuyer.storefront).toBeNull()
  expect(JSON.stringify(ofDealer)).not.toMatch(new RegExp(`${buyerName}|${buyer.user.email}|at five`))
})

it('holds a dealership’s application as far as it is filled in, and nobody else’s', async () => {
  const [dealer, other] = [await registerDealer(), await registerDealer()]
  expect((await exported(dealer)).application).toBeNull()
  await apply(other)
  const { token } = dealer
  const { body } = await apiOk('PUT', '/api/verification/draft', { token, body: { yearsInBusiness: 7 } })
  const all = await exported(dealer)
  expect(all.application).toEqual(body)
  expect(JSON.stringify(all)).not.toContain('Gulf Star')
})

it('holds an application that is being changed as it was sent, too, with the documents that it has only there', async () => {
  const [dealer, admin] = [await registerDealer(), await registerAdmin()]
  const sent = await apply(dealer)
  expect((await exported(dealer)).applicationAsSent).toBeNull()
  const reasons = { reasonCodes: ['DOCUMENTS_EXPIRED'], rejectionReason: '', rejectionFields: [] }
  const said = { status: 'REJECTED', ...reasons }
  expect((await decideApplication(admin, sent.id, said)).status).toBe(200)
  const { token } = dealer
  const { body } = await apiOk('PUT', '/api/verification/draft', { token, body: { documents: [] } })
  const all = await exported(dealer)
  expect(all.application).toEqual(body)
  expect(all.applicationAsSent).toMatchObject({ id: sent.id, documents: sent.documents })
})

it('is for the signed-in person alone', async () => {
  expect((await api('GET', '/api/user/export')).status).toBe(401)
})
