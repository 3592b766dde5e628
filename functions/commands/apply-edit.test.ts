import { describe, expect, it } from 'vitest'
import { applyEdit, type Intent } from '#functions/commands/apply-edit.ts'
import { decidedListing } from '#functions/commands/decide-listing.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { aListing } from '#functions/testing/builders.ts'
import { priceDrop } from '#shared/rules/price-drop.ts'
import type { CarChange, CarDraft, ListingStatus } from '#shared/schemas/listing.ts'
import type { Role } from '#shared/schemas/user.ts'

const at = new Date('2026-03-01T09:00:00.000Z')

const edit = (before: ListingRecord, role: Role, intent: Intent, car: CarChange = {}) =>
  applyEdit(
    before,
    { car, files: { photos: before.photos, documents: before.documents }, intent },
    { role },
    at,
    'zz11',
  )

const change: CarDraft = { description: 'Now with new tyres' }

it('brings back what silence paused, as it was', () => {
  const silent = { availability: 'PAUSED', isPausedBySilence: true, confirmedAt: null } as const
  for (const wasReserved of [false, true])
    expect(edit(aListing({ ...silent, wasReserved }), 'PRIVATE', 'KEEP', { priceQAR: 1 })).toMatchObject({
      availability: wasReserved ? 'RESERVED' : 'AVAILABLE',
      isPausedBySilence: false,
      confirmedAt: at.toISOString(),
      version: aListing().version + 1,
    })
  expect(edit(aListing({ availability: 'PAUSED' }), 'PRIVATE', 'KEEP', { priceQAR: 1 }).availability).toBe(
    'PAUSED',
  )
})

it('leaves no area of a former city', () => {
  const before = aListing()
  const inSadd = { ...before, car: { ...before.car, city: 'Doha', area: 'Al Sadd' } }
  const after = (car: CarDraft) => edit(inSadd, 'PRIVATE', 'KEEP', car).car
  expect(after({ priceQAR: 1 })).toMatchObject({ city: 'Doha', area: 'Al Sadd' })
  expect(after({ city: 'Lusail' })).not.toHaveProperty('area')
  expect(after({ city: 'Al Rayyan', area: 'Al Waab' })).toMatchObject({ city: 'Al Rayyan', area: 'Al Waab' })
  expect(after({ area: '' })).toMatchObject({ city: 'Doha', area: '' })
})

it('leaves nothing of what is taken back with null, which is an edit where it was said', () => {
  const before = aListing({ status: 'APPROVED' })
  const said = { ...before, car: { ...before.car, seats: 7, doors: 5, driveType: '4WD' } } as const
  const after = edit(said, 'PRIVATE', 'KEEP', { seats: null, driveType: null })
  expect(after).toMatchObject({ status: 'PENDING', car: { doors: 5 } })
  for (const name of ['seats', 'driveType']) expect(after.car).not.toHaveProperty(name)
  const same = edit(before, 'PRIVATE', 'KEEP', { seats: null })
  expect([same.status, same.car]).toStrictEqual(['APPROVED', before.car])
})

describe('the status after an edit', () => {
  it.each<[ListingStatus, Role, Intent, CarDraft, ListingStatus]>([
    ['DRAFT', 'PRIVATE', 'KEEP', change, 'DRAFT'],
    ['DRAFT', 'PRIVATE', 'SUBMIT', {}, 'PENDING'],
    ['DRAFT', 'SELLER_DEALERSHIP', 'SUBMIT', {}, 'APPROVED'],
    ['PENDING', 'PRIVATE', 'SUBMIT', change, 'PENDING'],
    ['PENDING', 'SELLER_DEALERSHIP', 'SUBMIT', change, 'PENDING'],
    ['PENDING', 'PRIVATE', 'DRAFT', {}, 'DRAFT'],
    ['APPROVED', 'PRIVATE', 'KEEP', change, 'PENDING'],
    ['APPROVED', 'PRIVATE', 'SUBMIT', {}, 'APPROVED'],
    ['APPROVED', 'PRIVATE', 'KEEP', { priceQAR: 150_000 }, 'APPROVED'],
    ['APPROVED', 'PRIVATE', 'KEEP', { isPriceFixed: true }, 'APPROVED'],
    ['APPROVED', 'PRIVATE', 'KEEP', { priceQAR: 150_000, mileage: 10 }, 'PENDING'],
    ['APPROVED', 'SELLER_DEALERSHIP', 'KEEP', change, 'APPROVED'],
    ['REJECTED', 'PRIVATE', 'KEEP', change, 'REJECTED'],
    ['REJECTED', 'PRIVATE', 'DRAFT', change, 'REJECTED'],
    ['REJECTED', 'PRIVATE', 'SUBMIT', change, 'PENDING'],
    ['REJECTED', 'SELLER_DEALERSHIP', 'SUBMIT', change, 'PENDING'],
  ])('%s, %s, %s, %o → %s', (status, role, intent, car, expected) => {
    expect(edit(aListing({ status }), role, intent, car).status).toBe(expected)
  })

  const car = { priceQAR: 20_000 }
  const held = (before: ListingRecord, intent: Intent) => {
    const files = { photos: before.photos, documents: before.documents }
    return applyEdit(before, { car, files, intent, isJumpHeld: true }, dealer, at, 'zz11')
  }
  const dealer = { role: 'SELLER_DEALERSHIP' } as const

  it.each([
    ['a price that is held', held(aListing(), 'DRAFT')],
    ['a price that is held, given to a draft', held(aListing({ status: 'DRAFT' }), 'KEEP')],
    ['a car that waited', edit(held(aListing(), 'KEEP'), dealer.role, 'DRAFT')],
  ])('is a review for %s, by way of a draft too', (_, draft) => {
    expect(draft.status).toBe('DRAFT')
    expect(edit(draft, dealer.role, 'SUBMIT').status).toBe('PENDING')
  })

  it('sends a private seller’s swapped photos to review', () => {
    const before = aListing()
    const photos = [{ ...before.photos[0]!, id: 'upl_00000000000000000000000009' }]
    const files = { photos, documents: before.documents }
    expect(
      applyEdit(before, { car: {}, files, intent: 'KEEP' }, { role: 'PRIVATE' }, at, 'zz11').status,
    ).toBe('PENDING')
  })
})

describe('what an edit records', () => {
  it('asks no more for what a rejected listing has changed, and for nothing once it is sent again', () => {
    const before = aListing({ status: 'REJECTED', rejectionFields: ['description', 'images', 'idCard'] })
    expect(edit(before, 'PRIVATE', 'DRAFT', change).rejectionFields).toEqual(['images', 'idCard'])
    expect(edit(before, 'PRIVATE', 'DRAFT').rejectionFields).toEqual(before.rejectionFields)
    expect(edit(before, 'PRIVATE', 'SUBMIT').rejectionFields).toEqual([])
  })

  it('wants documents again for another car', () => {
    const checked = { by: null, at: at.toISOString(), hashes: [] }
    const vin = 'JN1TANY62U0000001'
    const seen = aListing({ documentsChecked: checked })
    const isKept = (before: CarDraft, car: CarDraft) =>
      edit({ ...seen, car: { ...seen.car, ...before } }, 'PRIVATE', 'KEEP', car).documentsChecked !== null
    for (const car of [{ model: 'Sunny' }, { make: 'Toyota', model: 'Camry' }, { year: 2022 }])
      expect(isKept({}, car)).toBe(false)
    for (const other of ['JN1TANY62U0000002', '']) expect(isKept({ vin }, { vin: other })).toBe(false)
    for (const car of [change, { vin }, { variant: 'LE' }]) expect(isKept({}, car)).toBe(true)
    expect(isKept({ vin }, { ...change, vin })).toBe(true)
  })

  it('appends a published price to the history, once', () => {
    const dropped = edit(aListing(), 'PRIVATE', 'KEEP', { priceQAR: 150_000 })
    expect(dropped.priceHistory.map(({ priceQAR }) => priceQAR)).toEqual([165_000, 150_000])
    expect(edit(dropped, 'PRIVATE', 'KEEP', { priceQAR: 150_000 }).priceHistory).toHaveLength(2)
  })

  it('keeps nothing of a price that was held, also in a draft, and corrected before anybody saw it', () => {
    const files = { photos: aListing().photos, documents: aListing().documents }
    const later = new Date(at.getTime() + 3_600_000).toISOString()
    const pricesOf = ({ priceHistory }: ListingRecord) => priceHistory.map(({ priceQAR }) => priceQAR)
    for (const intent of ['KEEP', 'DRAFT'] as const) {
      const mistaken = { car: { priceQAR: 16_500 }, files, intent, isJumpHeld: true }
      const held = applyEdit(aListing(), mistaken, { role: 'PRIVATE' }, at, 'zz11')
      const corrected = edit(held, 'PRIVATE', 'SUBMIT', { priceQAR: 165_000 })
      const approve = (waiting: ListingRecord) =>
        decidedListing(waiting, { status: 'APPROVED' }, { adminId: 'adm', at: later })
      expect(corrected.status).toBe('PENDING')
      expect(pricesOf(approve(corrected))).toEqual([165_000])
      const cut = edit(approve(corrected), 'PRIVATE', 'KEEP', { priceQAR: 150_000 })
      expect(priceDrop(cut.priceHistory)?.previousPriceQAR).toBe(165_000)
      // One that is approved as it is is public from then on.
      const asItIs = approve(edit(held, 'PRIVATE', 'SUBMIT'))
      expect(asItIs.priceHistory.at(-1)).toEqual({ priceQAR: 16_500, at: later })
    }
  })

  it('replaces a price that nobody has seen', () => {
    const draft = aListing({ status: 'DRAFT', publishedAt: null })
    expect(edit(draft, 'PRIVATE', 'KEEP', { priceQAR: 1 }).priceHistory).toEqual([
      { priceQAR: 1, at: at.toISOString() },
    ])
  })

  it('gives an address at the first submission and keeps it for ever', () => {
    const draft = aListing({ status: 'DRAFT', slug: null })
    expect(edit(draft, 'PRIVATE', 'KEEP').slug).toBeNull()
    const submitted = edit(draft, 'PRIVATE', 'SUBMIT')
    expect(submitted.slug).toBe('nissan-patrol-platinum-2020-zz11')
    expect(edit(submitted, 'PRIVATE', 'SUBMIT', { model: 'Sunny' }).slug).toBe(submitted.slug)
  })

  it('notes the first publication only, and counts versions', () => {
    const dealers = edit(aListing({ status: 'DRAFT', publishedAt: null }), 'SELLER_DEALERSHIP', 'SUBMIT')
    expect(dealers.publishedAt).toBe(at.toISOString())
    expect(edit(aListing(), 'PRIVATE', 'KEEP', change)).toMatchObject({
      publishedAt: aListing().publishedAt,
      version: 4,
    })
  })

  it('forgets the reason of a rejection when it is submitted again', () => {
    const rejected = aListing({ status: 'REJECTED', rejectionReason: 'Blurred photos' })
    expect(edit(rejected, 'PRIVATE', 'KEEP').rejectionReason).toBe('Blurred photos')
    expect(edit(rejected, 'PRIVATE', 'SUBMIT').rejectionReason).toBeNull()
  })
})

describe('what is said of a refusal', () => {
  const appeal = {
    id: 'apl_00000000000000000000000001',
    status: 'OPEN',
    message: 'Look again.',
    at: '2026-02-01T09:00:00.000Z',
    answer: null,
    answeredAt: null,
  } as const
  const refused = aListing({
    status: 'REJECTED',
    rejectionReason: 'Why',
    reasonCodes: ['WRONG_PRICE', 'PHOTOS_UNCLEAR'],
    rejectionFields: ['priceQAR', 'images'],
    appeal,
  })

  it('stays while its seller works on it, but for the fields that are others by now', () => {
    expect(edit(refused, 'PRIVATE', 'KEEP', { priceQAR: 1 })).toMatchObject({
      status: 'REJECTED',
      rejectionReason: 'Why',
      reasonCodes: ['WRONG_PRICE', 'PHOTOS_UNCLEAR'],
      rejectionFields: ['images'],
      appeal,
      submittedAt: refused.submittedAt,
    })
  })

  it('goes when it is submitted anew, and so does an appeal', () => {
    expect(edit(refused, 'PRIVATE', 'SUBMIT')).toMatchObject({
      status: 'PENDING',
      rejectionReason: null,
      reasonCodes: [],
      rejectionFields: [],
      appeal: null,
      submittedAt: at.toISOString(),
    })
  })
})

describe('when it came before the admins', () => {
  it('is when it began to wait, whoever sells it', () => {
    const submittedAt = '2026-01-09T09:00:00.000Z'
    const waiting = aListing({ status: 'PENDING', submittedAt })
    expect(edit(waiting, 'PRIVATE', 'KEEP', change).submittedAt).toBe(submittedAt)
    const draft = aListing({ status: 'DRAFT', submittedAt: null })
    expect(edit(draft, 'PRIVATE', 'SUBMIT').submittedAt).toBe(at.toISOString())
    expect(edit(draft, 'SELLER_DEALERSHIP', 'SUBMIT').submittedAt).toBeNull()
    expect(edit({ ...draft, mustReview: true }, 'SELLER_DEALERSHIP', 'SUBMIT').submittedAt).toBe(
      at.toISOString(),
    )
  })
})
