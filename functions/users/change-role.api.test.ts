import { expect, it } from 'vitest'
import { syncOffers } from '#functions/commands/sync-offers.ts'
import { listOwnDealerReviews } from '#functions/data/dealer-reviews.ts'
import { findDealer, dealerChangeWrite, starsOf } from '#functions/data/dealers.ts'
import { getListingById } from '#functions/data/listings.ts'
import { findFeed } from '#functions/data/stock-feeds.ts'
import { getOwnSubmission } from '#functions/data/submissions.ts'
import { ConditionsFailed, transact } from '#functions/data/transact.ts'
import { getUserById } from '#functions/data/users.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { apply } from '#functions/testing/applications.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { carForm, decide, sellerDocuments, searchUntil, submitCar } from '#functions/testing/cars.ts'
import { storeReview } from '#functions/testing/dealer-reviews.ts'
import {
  registerAdmin,
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { allMailTo, mailTo } from '#functions/testing/mailbox.ts'
import { publishPlate } from '#functions/testing/plates.ts'
import { editUser, restore, suspend } from '#functions/testing/users.ts'
import { dealershipWrites } from '#functions/users/dealership-writes.ts'

const dealership = { role: 'SELLER_DEALERSHIP', companyName: 'Gulf Star Motors' }

const approve = async (admin: Person, listingId: string) => {
  expect((await decide(admin, listingId, { status: 'APPROVED' })).status).toBe(200)
}
const verify = (admin: Person, userId: string) =>
  apiOk('POST', `/api/admin/verify-dealership/${userId}`, { token: admin.token, body: { approved: true } })
const isOfKind = ({ subject }: { subject: string }) => subject.startsWith('Your account is now')
/** The one mail to somebody about the kind of their account. */
const toldOfKind = async ({ user }: Person): Promise<string> => {
  const { text } = await mailTo(user.email, isOfKind)
  expect((await allMailTo(user.email)).filter(isOfKind)).toHaveLength(1)
  return text
}
const statusOf = async (path: string) => (await api('GET', path)).status
const directory = async (): Promise<{ id: string; businessName: string }[]> =>
  (await apiOk('GET', '/api/dealers')).body

it('a private person who becomes a dealership waits for verification, and what they offer with them', async () => {
  const [admin, seller] = await Promise.all([registerAdmin(), registerSeller()])
  const [{ id, slug }, plate] = [await submitCar(seller), await publishPlate(seller, admin)]
  await approve(admin, id)
  expect(await statusOf(`/api/listings/${slug}`)).toBe(200)

  const answer = await editUser(admin, seller.user.id, dealership)
  expect(answer.body).toMatchObject({ ...dealership, isVerified: false, verificationStatus: 'PENDING' })
  expect(await auditAbout(seller.user.id)).toMatchObject([
    { detail: { fields: 'role companyName', from: 'PRIVATE', to: 'SELLER_DEALERSHIP' } },
  ])
  for (const path of [`/api/listings/${slug}`, `/api/number-plates/${plate.slug}`])
    expect(await statusOf(path)).toBe(404)
  expect(await toldOfKind(seller)).toContain('Apply for verification')
  expect(await statusOf(`/api/dealers/${seller.user.id}`)).toBe(404)
  const { token } = seller
  const refused = await api('POST', '/api/listings', { token, body: { ...carForm(), status: 'DRAFT' } })
  expect([refused.status, refused.body.code]).toEqual([403, 'DEALERSHIP_NOT_VERIFIED'])

  await verify(admin, seller.user.id)
  const { body } = await apiOk('GET', `/api/listings/${slug}`)
  expect(body.dealerProfile).toMatchObject({ id: seller.user.id, businessName: dealership.companyName })
  expect(await statusOf(`/api/number-plates/${plate.slug}`)).toBe(200)
  expect((await searchUntil(`dealer=${seller.user.id}`, ({ total }) => total === 1)).total).toBe(1)
})

it('a dealership that becomes private loses its storefront and application, and its cars need documents', async () => {
  const [admin, dealer] = await Promise.all([registerAdmin(), registerDealer()])
  await apply(dealer)
  const { user, token } = dealer
  await apiOk('POST', `/api/admin/verify-dealership/${user.id}`, {
    token: admin.token,
    body: { approved: true },
  })
  const [{ id, slug }, plate] = [await submitCar(dealer), await publishPlate(dealer, admin)]
  const storefront = `/api/dealers/${(await findDealer(user.id))?.slug}`
  expect([await statusOf(`/api/listings/${slug}`), await statusOf(storefront)]).toEqual([200, 200])

  const answer = await editUser(admin, user.id, { role: 'PRIVATE' })
  expect(answer.body).toMatchObject({
    role: 'PRIVATE',
    companyName: null,
    isVerified: false,
    verificationStatus: null,
  })
  expect([await statusOf(storefront), await statusOf(`/api/listings/${slug}`)]).toEqual([404, 404])
  expect(await findDealer(user.id)).toBeUndefined()
  expect(await getOwnSubmission(user.id)).toBeUndefined()
  expect(await getListingById(id)).toMatchObject({ status: 'DRAFT', mustReview: true, dealer: null })
  expect(await toldOfKind(dealer)).toContain('are drafts now')
  // A plate needs no documents of anybody.
  expect((await apiOk('GET', `/api/number-plates/${plate.slug}`)).body.dealer ?? null).toBeNull()

  const body = { status: 'PENDING' }
  const without = await api('PATCH', `/api/listings/${id}`, { token, body })
  expect([without.status, without.body.code]).toEqual([400, 'DOCUMENTS_REQUIRED'])
  const verificationDocuments = await sellerDocuments({ ...dealer, user: { ...user, role: 'PRIVATE' } })
  const again = await apiOk('PATCH', `/api/listings/${id}`, {
    token,
    body: { ...body, verificationDocuments },
  })
  expect(again.body.status).toBe('PENDING')
})

it('a dealership that becomes private has no feed that is fetched on', async () => {
  const [admin, dealer] = await Promise.all([registerAdmin(), registerVerifiedDealer()])
  const body = { address: 'https://feed.example/stock.csv', mode: 'DRAFT', gone: 'NOTHING', isOn: true }
  await apiOk('PUT', '/api/seller/feed', { token: dealer.token, body })
  expect((await editUser(admin, dealer.user.id, { role: 'PRIVATE' })).status).toBe(200)
  expect(await findFeed(dealer.user.id)).toBeUndefined()
})

it('a dealership moves to another city with its owner, and leaves its area behind', async () => {
  const [admin, dealer] = await Promise.all([registerAdmin(), registerVerifiedDealer({ city: 'Doha' })])
  const { token, user } = dealer
  const { body: seen } = await apiOk('GET', '/api/seller/storefront', { token })
  const body = {
    description: '',
    phoneNumber: null,
    whatsappNumber: null,
    website: '',
    address: 'Salwa Road',
  }
  const form = { ...body, hours: null, logo: null, cover: null, area: 'Al Sadd', version: seen.version }
  const { body: saved } = await apiOk('PUT', '/api/seller/storefront', { token, body: form })
  expect(saved.area).toBe('Al Sadd')
  const shown = async () => (await apiOk('GET', `/api/dealers/${seen.slug}`)).body
  await apiOk('PATCH', '/api/user', { token, body: { city: 'Al Rayyan' } })
  expect(await shown()).toMatchObject({ city: 'Al Rayyan', area: '', address: 'Salwa Road' })
  expect((await editUser(admin, user.id, { city: 'Al Wakrah' })).status).toBe(200)
  expect(await shown()).toMatchObject({ city: 'Al Wakrah', area: '' })
  // A page that still offers the areas of Doha has to be loaded again.
  const stale = { ...form, version: saved.version }
  expect((await api('PUT', '/api/seller/storefront', { token, body: stale })).body.code).toBe('EDIT_CONFLICT')
  // No city is none to move to.
  await apiOk('PATCH', '/api/user', { token, body: { city: '' } })
  expect((await shown()).city).toBe('Al Wakrah')
})

it('a dealership’s new name is on its page, in the directory and on its cars, at the same address', async () => {
  const [admin, dealer] = await Promise.all([registerAdmin(), registerVerifiedDealer()])
  const { slug } = await submitCar(dealer)
  const before = await findDealer(dealer.user.id)
  expect((await editUser(admin, dealer.user.id, { companyName: 'Corniche Cars' })).status).toBe(200)
  expect((await apiOk('GET', `/api/dealers/${before?.slug}`)).body).toMatchObject({
    businessName: 'Corniche Cars',
    slug: before?.slug,
  })
  expect((await directory()).find(({ id }) => id === dealer.user.id)?.businessName).toBe('Corniche Cars')
  expect((await apiOk('GET', `/api/listings/${slug}`)).body.dealerProfile.businessName).toBe('Corniche Cars')
})

it('a suspended person becomes a dealership out of sight, and stays hidden when verified, until restored', async () => {
  const [admin, seller] = await Promise.all([registerAdmin(), registerSeller()])
  const { id, slug } = await submitCar(seller)
  await approve(admin, id)
  await suspend(admin, seller.user.id)
  expect((await editUser(admin, seller.user.id, dealership)).body.status).toBe('SUSPENDED')
  await verify(admin, seller.user.id)
  expect(await statusOf(`/api/listings/${slug}`)).toBe(404)
  expect((await directory()).map((each) => each.id)).not.toContain(seller.user.id)
  expect((await restore(admin, seller.user.id)).status).toBe(200)
  expect(await statusOf(`/api/listings/${slug}`)).toBe(200)
  expect((await directory()).map((each) => each.id)).toContain(seller.user.id)
})

it('a dealership that becomes private takes its reviews with it, and begins without stars when it is one again', async () => {
  const [admin, dealer, author] = await Promise.all([
    registerAdmin(),
    registerVerifiedDealer(),
    registerSeller(),
  ])
  const dealerId = dealer.user.id
  await storeReview({ dealerId, authorId: author.user.id })
  await editUser(admin, dealerId, { role: 'PRIVATE' })
  const left = await askUntil(
    () => listOwnDealerReviews(author.user.id),
    (reviews) => reviews.length === 0,
  )
  expect(left).toEqual([])
  await editUser(admin, dealerId, dealership)
  const profile = await findDealer(dealerId)
  expect(profile && starsOf(profile)).toEqual([0, 0, 0, 0, 0])
})

it('there and back again ends with what the present role allows', async () => {
  const [admin, dealer] = await Promise.all([registerAdmin(), registerVerifiedDealer()])
  const { id } = await submitCar(dealer)
  await editUser(admin, dealer.user.id, { role: 'PRIVATE' })
  await editUser(admin, dealer.user.id, dealership)
  expect(await getUserById(dealer.user.id)).toMatchObject({ ...dealership, verificationStatus: 'PENDING' })
  const profile = await findDealer(dealer.user.id)
  expect(profile).toMatchObject({
    businessName: dealership.companyName,
    verificationStatus: 'PENDING',
    version: 1,
  })
  await syncOffers(dealer.user.id, new Date(Date.now() + 5000))
  expect(await getListingById(id)).toMatchObject({
    status: 'DRAFT',
    isHidden: true,
    dealer: { id: dealer.user.id, slug: profile?.slug },
  })
})

it('an application that is begun while its dealership is closed is not left behind', async () => {
  const dealer = await registerDealer()
  const before = await getUserById(dealer.user.id)
  if (!before) throw new Error('The dealership is not there')
  const writes = await dealershipWrites(before, { ...before, role: 'PRIVATE' }, new Date())
  await apply(dealer)
  await expect(transact(writes)).rejects.toThrow(ConditionsFailed)
  expect(await findDealer(dealer.user.id)).toBeDefined()
})

it('who has just applied does not lose their place in the queue to a new name', async () => {
  const dealer = await registerDealer()
  const seen = await findDealer(dealer.user.id)
  if (!seen) throw new Error('The dealership is not there')
  await apply(dealer)
  const rename = (profile: typeof seen) => transact([dealerChangeWrite(profile, { businessName: 'Other' })])
  await expect(rename(seen)).rejects.toThrow(ConditionsFailed)
  const now = await findDealer(seen.id)
  await rename(now ?? seen)
  expect((await findDealer(seen.id))?.appliedAt).toBe(now?.appliedAt)
})
