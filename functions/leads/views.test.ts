import { expect, it } from 'vitest'
import { leadRecord } from '#functions/data/leads.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { toLeadView } from '#functions/leads/views.ts'
import { aLead, aListing, aPlate } from '#functions/testing/builders.ts'
import { leadView } from '#shared/schemas/lead.ts'

const reading = { language: 'en' as const, at: new Date('2026-02-01T09:00:00.000Z') }

it('the seller sees the own note and unread count, the buyer neither', () => {
  const lead = aLead({ note: 'Offers 150', unread: { buyer: 2, seller: 5 } })
  expect(toLeadView(lead, 'seller', { listing: aListing() }, reading)).toMatchObject({
    side: 'seller',
    note: 'Offers 150',
    unread: 5,
  })
  expect(toLeadView(lead, 'buyer', { listing: aListing() }, reading)).toMatchObject({
    side: 'buyer',
    note: null,
    unread: 2,
  })
})

it('says when and of what a seller is reminded, and to nobody who of a team wanted it', () => {
  const reminder = { at: '2026-02-02T08:00:00.000Z', note: 'Call back' }
  const lead = aLead({ reminder: { ...reminder, by: 'usr_00000000000000000000000003' } })
  expect(toLeadView(lead, 'seller', { listing: aListing() }, reading).reminder).toEqual(reminder)
  expect(toLeadView(lead, 'buyer', { listing: aListing() }, reading).reminder).toBeNull()
})

it('names the dealership in both languages; a lead of before has the one name', () => {
  const lead = aLead({ sellerName: 'Pearl Cars', sellerNameAr: 'لؤلؤة السيارات' })
  const viewOf = (seen: typeof lead) => leadView.parse(toLeadView(seen, 'buyer', {}, reading))
  expect(viewOf(lead)).toMatchObject({ sellerName: 'Pearl Cars', sellerNameAr: 'لؤلؤة السيارات' })
  expect(viewOf(leadRecord.parse(aLead())).sellerNameAr).toBeUndefined()
})

it('says what is true of the car now, and what it cost then', () => {
  const now = aListing({ availability: 'SOLD', car: { ...aListing().car, priceQAR: 99_000 } })
  expect(toLeadView(aLead(), 'buyer', { listing: now }, reading)).toMatchObject({
    listingSlug: aListing().slug,
    listingAvailability: 'SOLD',
    listingPrice: 165_000,
    listingTitle: 'Nissan Patrol Platinum 2020',
  })
})

it('says the version of the car or plate of now, to the seller alone', () => {
  const plate = aPlate()
  const { id, country, series, number } = plate
  const ofPlate = aLead({ listing: null, plate: { id, country, series, number, price: 900_000 } })
  for (const [lead, now] of [
    [aLead(), { listing: aListing({ version: 7 }) }],
    [ofPlate, { plate: aPlate({ version: 7 }) }],
  ] as const) {
    expect(toLeadView(lead, 'seller', now, reading).listingVersion).toBe(7)
    expect(toLeadView(lead, 'buyer', now, reading)).not.toHaveProperty('listingVersion')
    expect(toLeadView(lead, 'seller', {}, reading).listingVersion).toBeUndefined()
  }
})

it('says the price of now while it can be bought, also one that is fixed, and not of what is sold', () => {
  const priceOf = (parts: Partial<ListingRecord>) =>
    toLeadView(aLead(), 'buyer', { listing: aListing(parts) }, reading).presentPrice
  const car = { ...aListing().car, priceQAR: 99_000 }
  expect(priceOf({ car: { ...car, isPriceFixed: true } })).toBe(99_000)
  expect(priceOf({ car, availability: 'RESERVED' })).toBe(99_000)
  for (const availability of ['SOLD', 'PAUSED'] as const) expect(priceOf({ car, availability })).toBeNull()
})

it('links to no page that is gone or hidden', () => {
  const without = { listingSlug: null, listingAvailability: null, presentPrice: null }
  expect(toLeadView(aLead(), 'buyer', {}, reading)).toMatchObject({ ...without, listingImage: null })
  for (const hidden of [aListing({ isHidden: true }), aListing({ status: 'PENDING' })])
    expect(toLeadView(aLead(), 'buyer', { listing: hidden }, reading)).toMatchObject(without)
})

it('shows the photo of then while there is one, else the present one if the public sees it', () => {
  const other = { id: 'upl_00000000000000000000000002', width: 4, height: 3, placeholder: 'data:,' }
  const kept = aListing({ photos: [other, ...aListing().photos] })
  expect(toLeadView(aLead(), 'buyer', { listing: kept }, reading).listingImage?.id).toBe(
    aListing().photos[0]?.id,
  )
  const replaced = aListing({ photos: [other] })
  expect(toLeadView(aLead(), 'buyer', { listing: replaced }, reading).listingImage?.id).toBe(other.id)
  expect(
    toLeadView(aLead(), 'buyer', { listing: { ...replaced, status: 'PENDING' } }, reading).listingImage,
  ).toBeNull()
})

it('is about a plate instead: what it cost then, and a page while the public sees one', () => {
  const series = 'Q' as const
  const { id, country, number } = aPlate()
  const face = { id, country, series, number }
  const lead = aLead({ listing: null, plate: { ...face, price: 900_000 } })
  const without = { plate: { ...face, slug: null }, listingAvailability: null }
  expect(
    toLeadView(lead, 'buyer', { plate: aPlate({ series, availability: 'SOLD', price: 1 }) }, reading),
  ).toMatchObject({
    listingId: null,
    listingSlug: null,
    listingTitle: 'Number plate Q 333',
    listingTitleAr: 'رقم اللوحة Q 333',
    listingPrice: 900_000,
    listingAvailability: 'SOLD',
    // By its id: another plate may hold the number now.
    plate: { ...face, slug: id },
  })
  const reserved = aPlate({ series, availability: 'RESERVED' })
  expect(toLeadView(lead, 'buyer', { plate: reserved }, reading)).toMatchObject({
    plate: { slug: 'q-333' },
    listingAvailability: 'RESERVED',
    presentPrice: reserved.price,
  })
  for (const now of [{}, { plate: aPlate({ isHidden: true }) }, { plate: aPlate({ status: 'PENDING' }) }])
    expect(toLeadView(lead, 'buyer', now, reading)).toMatchObject(without)
})
