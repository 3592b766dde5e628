import { describe, expect, test } from 'vitest'
import { listingForOwner, plateForOwner } from './sync-offers.ts'
import { newDealer } from './new-dealer.ts'
import { aListing, aPlate, aUser } from '#functions/testing/builders.ts'

const at = new Date('2026-05-01T10:00:00.000Z')
const seller = aUser()
const dealership = aUser({ role: 'SELLER_DEALERSHIP', isVerified: true, companyName: 'Gulf Star' })
const dealer = newDealer(dealership, 'abcd1234')
const named = { id: dealer.id, slug: dealer.slug, businessName: 'Gulf Star' }
const withoutDocuments = { documents: { registrationCard: null, idCard: null } }
const dealersCar = aListing({ dealer: named, ...withoutDocuments })

describe('what is offered', () => {
  test('is left alone when it is in line', () => {
    expect(listingForOwner(aListing(), { user: seller, dealer: undefined }, at)).toBeUndefined()
    expect(listingForOwner(dealersCar, { user: dealership, dealer }, at)).toBeUndefined()
    expect(plateForOwner(aPlate(), { user: seller, dealer: undefined }, at)).toBeUndefined()
  })

  test.each([
    ['is suspended', aUser({ status: 'SUSPENDED' })],
    ['is an admin, who does not sell', aUser({ role: 'PLATFORM_ADMIN' })],
    ['waits for verification', aUser({ role: 'SELLER_DEALERSHIP', verificationStatus: 'PENDING' })],
  ])('is hidden while its owner %s, as a next version, whatever its status', (_, user) => {
    for (const status of ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED'] as const) {
      const seen = aListing({ status })
      const next = listingForOwner(seen, { user, dealer: undefined }, at)
      expect(next).toEqual({
        ...seen,
        isHidden: true,
        version: seen.version + 1,
        updatedAt: at.toISOString(),
      })
    }
    expect(plateForOwner(aPlate(), { user, dealer: undefined }, at)?.isHidden).toBe(true)
  })

  test('is shown again, and twice in line is once', () => {
    const hidden = aListing({ isHidden: true })
    const shown = listingForOwner(hidden, { user: seller, dealer: undefined }, at)
    expect(shown).toMatchObject({ isHidden: false, status: hidden.status })
    expect(shown && listingForOwner(shown, { user: seller, dealer: undefined }, at)).toBeUndefined()
  })

  test('is named after the dealership as it is called now', () => {
    const renamed = { ...dealer, businessName: 'Corniche Cars' }
    const owner = { user: dealership, dealer: renamed }
    expect(listingForOwner(dealersCar, owner, at)?.dealer).toEqual({
      ...named,
      businessName: 'Corniche Cars',
    })
    expect(plateForOwner(aPlate(), owner, at)?.dealer).toEqual({ ...named, businessName: 'Corniche Cars' })
  })
})

test.each([
  ['before the dealership was opened', '2020-01-01T00:00:00.000Z', true],
  ['since', '2100-01-01T00:00:00.000Z', undefined],
  ['when nothing was kept of it', null, undefined],
])('a car of a dealership that was sold %s', (_, availabilityAt, isSaleUncounted) => {
  const sold = aListing({ dealer: named, availability: 'SOLD', availabilityAt })
  const renamed = { user: dealership, dealer: { ...dealer, businessName: 'Corniche Cars' } }
  expect(listingForOwner(sold, renamed, at)?.isSaleUncounted).toBe(isSaleUncounted)
})

describe('a dealership’s car whose owner is a private person now', () => {
  const owner = { user: seller, dealer: undefined }

  test.each([
    ['APPROVED', 'DRAFT'],
    ['PENDING', 'DRAFT'],
    ['REJECTED', 'REJECTED'],
    ['DRAFT', 'DRAFT'],
  ] as const)('without documents is %s → %s', (status, expected) => {
    const next = listingForOwner({ ...dealersCar, status }, owner, at)
    const mustReview = status === expected ? dealersCar.mustReview : true
    expect(next).toMatchObject({ status: expected, dealer: null, mustReview, isHidden: false })
  })

  test('with documents, or with documents that were checked, stays what it is', () => {
    const { documents } = aListing()
    const checked = { by: seller.id, at: at.toISOString(), hashes: [] }
    for (const parts of [{ documents }, { ...withoutDocuments, documentsChecked: checked }])
      expect(listingForOwner({ ...dealersCar, ...parts }, owner, at)).toMatchObject({
        status: 'APPROVED',
        dealer: null,
      })
  })

  test('is judged only once: what they post themselves is reviewed anyway', () => {
    const own = aListing({ ...withoutDocuments, dealer: null })
    expect(listingForOwner(own, owner, at)).toBeUndefined()
  })
})

describe('a private seller who changes the name or number that their offers show', () => {
  const shownChangedAt = '2026-05-01T09:00:00.000Z'
  const owner = { user: aUser({ shownChangedAt }), dealer: undefined }
  const [before, after] = ['2026-05-01T08:00:00.000Z', '2026-05-01T09:30:00.000Z']
  const decision = { status: 'APPROVED' as const, at: before, by: seller.id }
  const again = { status: 'PENDING', submittedAt: at.toISOString() }

  test('sends back to review what is public, and what waits as another version, once', () => {
    for (const status of ['APPROVED', 'PENDING'] as const) {
      const car = aListing({ status, decision, submittedAt: before })
      const plate = aPlate({ status, decision, submittedAt: before })
      const [next, nextPlate] = [listingForOwner(car, owner, at), plateForOwner(plate, owner, at)]
      expect(next).toMatchObject({ ...again, version: car.version + 1 })
      expect(nextPlate).toMatchObject({ ...again, version: plate.version + 1 })
      expect(listingForOwner(next!, owner, at)).toBeUndefined()
      expect(plateForOwner(nextPlate!, owner, at)).toBeUndefined()
    }
  })

  test('leaves what was sent or approved since, and what nobody looks at', () => {
    const seenSince = { ...decision, at: after }
    const offers = [
      { status: 'PENDING', submittedAt: after },
      { status: 'APPROVED', submittedAt: before, decision: seenSince },
      { status: 'REJECTED', submittedAt: before },
    ] as const
    for (const parts of offers) {
      expect(listingForOwner(aListing(parts), owner, at)).toBeUndefined()
      expect(plateForOwner(aPlate(parts), owner, at)).toBeUndefined()
    }
    expect(listingForOwner(aListing({ status: 'DRAFT' }), owner, at)).toBeUndefined()
  })
})
