import { describe, expect, test } from 'vitest'
import { isListed, listingRecord } from '#functions/data/listing-record.ts'
import { checkCar } from '#functions/commands/check-car.ts'
import { limits } from '#shared/constants/limits.ts'
import { features } from '#shared/reference/features.ts'
import { findMake, findModel } from '#shared/reference/makes.ts'
import { isOnOffer } from '#shared/rules/availability.ts'
import { asksFrom, visibleUntil } from '#shared/rules/confirmation.ts'
import { missingAnswers } from '#shared/rules/listing.ts'
import { canPost } from '#shared/rules/user.ts'
import { carDraft, type ListingStatus } from '#shared/schemas/listing.ts'
import { createMarket, type PlannedListing } from './market.ts'
import { marketModels } from './models.ts'
import { pathName } from './photos.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const market = createMarket(now)
const { accounts, listings, favorites } = market
const records = listings.map(({ record }) => record)
const withStatus = (status: ListingStatus) => records.filter((record) => record.status === status)
const approved = withStatus('APPROVED')
const onOffer = approved.filter(isListed)
const submitted = records.filter(({ status }) => status !== 'DRAFT')

const users = [
  accounts.admin,
  accounts.supervisor,
  accounts.buyer,
  accounts.seller,
  accounts.suspended,
  ...accounts.sellers,
  ...[...accounts.dealerships, accounts.unverified, ...accounts.applying].map(({ user }) => user),
]

describe('the market', () => {
  test('is the same every time', () => {
    expect(createMarket(now)).toEqual(market)
  })

  test('keeps everything but the times when it is made on another day', () => {
    const tomorrow = createMarket(new Date(now.getTime() + 86_400_000))
    expect(tomorrow.listings.map(({ record }) => record.id)).toEqual(records.map(({ id }) => id))
  })

  test('has about as many listings of each status as it should', () => {
    expect(onOffer.length).toBeGreaterThanOrEqual(350)
    expect(onOffer.length).toBeLessThanOrEqual(370)
    expect(withStatus('PENDING')).toHaveLength(12)
    expect(withStatus('REJECTED')).toHaveLength(8)
    expect(withStatus('DRAFT')).toHaveLength(10)
    expect(records.filter(({ isFeatured }) => isFeatured)).toHaveLength(12)
    const dealers = onOffer.filter(({ dealer }) => dealer !== null).length / onOffer.length
    expect(dealers).toBeGreaterThan(0.55)
    expect(dealers).toBeLessThan(0.68)
  })

  test('has forty makes and more', () => {
    expect(new Set(onOffer.map(({ car }) => car.make)).size).toBeGreaterThanOrEqual(40)
  })

  test('is written half in English, half in Arabic', () => {
    const inArabic = submitted.filter(({ car }) => /[\u0600-\u06ff]{3}/.test(car.description ?? ''))
    expect(inArabic.length / submitted.length).toBeGreaterThan(0.42)
    expect(inArabic.length / submitted.length).toBeLessThan(0.58)
  })

  test('hardly ever says the same twice', () => {
    expect(new Set(submitted.map(({ car }) => car.description)).size).toBe(submitted.length)
  })

  test('has news of the last day and of two months', () => {
    const ages = onOffer.map(({ createdAt }) => (now.getTime() - Date.parse(createdAt)) / 86_400_000)
    expect(ages.filter((age) => age < 1).length).toBeGreaterThanOrEqual(8)
    expect(ages.filter((age) => age > 30).length).toBeGreaterThan(80)
    expect(Math.min(...ages)).toBeGreaterThan(0)
    expect(Math.max(...ages)).toBeLessThanOrEqual(60)
  })
})

describe('what can be had', () => {
  const sayingOf = (ownerId: string) =>
    new Set(records.filter((record) => record.ownerId === ownerId).map(({ availability }) => availability))

  test('is said by its seller: some cars are sold, some reserved, two paused', () => {
    const count = (availability: string) =>
      records.filter((each) => each.availability === availability).length
    expect([count('RESERVED'), count('PAUSED')]).toEqual([8, 2])
    expect(count('SOLD')).toBeGreaterThan(20)
    const all = new Set(['AVAILABLE', 'RESERVED', 'SOLD', 'PAUSED'])
    expect(sayingOf(accounts.seller.id)).toEqual(all)
    expect(sayingOf(accounts.dealerships[0]!.user.id)).toEqual(all)
    for (const { status, availability, availabilityAt } of records) {
      expect(availabilityAt !== null).toBe(availability !== 'AVAILABLE')
      if (availability !== 'AVAILABLE') expect(status).toBe('APPROVED')
    }
  })

  test('was said in the last six days, but for three cars that are in question and one that silence paused', () => {
    const demo = new Set([accounts.dealerships[0]!.user.id, accounts.seller.id])
    const days = (at: string | null) => (now.getTime() - Date.parse(at!)) / 86_400_000
    const asked = onOffer.filter(({ confirmedAt }) => days(confirmedAt) > 6)
    expect(asked.map(({ ownerId }) => ownerId).toSorted()).toEqual(
      [accounts.seller.id, ...Array<string>(2).fill(accounts.dealerships[0]!.user.id)].toSorted(),
    )
    for (const record of asked) {
      expect(record).toMatchObject({ availability: 'AVAILABLE', isFeatured: false })
      expect(asksFrom(record) < new Date(now.getTime() - 86_400_000)).toBe(true)
    }
    const silent = records.filter(({ isPausedBySilence }) => isPausedBySilence)
    expect(silent).toHaveLength(1)
    expect(demo.has(silent[0]!.ownerId)).toBe(true)
    expect(visibleUntil(silent[0]!).toISOString()).toBe(silent[0]!.availabilityAt)
  })

  test('makes the sales that a showroom shows', () => {
    for (const { user, dealer } of accounts.dealerships) {
      const sold = records.filter(
        ({ ownerId, availability }) => ownerId === user.id && availability === 'SOLD',
      )
      expect(dealer.totalSales).toBe(sold.length)
      expect(sold.length).toBeGreaterThanOrEqual(2)
      expect(sold.length).toBeLessThanOrEqual(9)
    }
  })

  test('is never featured when it is ended, and has photos all the same', () => {
    for (const { record, photos } of listings.filter(({ record }) => !isOnOffer(record.availability))) {
      expect(record.isFeatured).toBe(false)
      expect(photos.length).toBeGreaterThan(0)
    }
  })

  test('has changed under the buyer: one saved car was sold, one became cheaper', () => {
    const saved = favorites.map(({ listingId, at }) => ({
      at: at.toISOString(),
      record: records.find(({ id }) => id === listingId)!,
    }))
    for (const { at, record } of saved) expect(at > record.publishedAt!).toBe(true)
    const sold = saved.filter(({ record }) => record.availability === 'SOLD')
    expect(sold).toHaveLength(1)
    expect(sold.every(({ at, record }) => at < record.availabilityAt!)).toBe(true)
    expect(
      saved.some(({ at, record }) => record.priceHistory.length > 1 && at < record.priceHistory.at(-1)!.at),
    ).toBe(true)
  })

  test('rates nobody: no customer of the demo has', () => {
    for (const { dealer } of accounts.dealerships)
      expect([dealer.rating, dealer.reviewCount]).toEqual([null, 0])
  })
})

describe('every listing', () => {
  test('is a record that the table can hold', () => {
    for (const record of records) {
      expect(listingRecord.safeParse(record).error).toBeUndefined()
      expect(carDraft.safeParse(record.car).error).toBeUndefined()
    }
  })

  test('could have been made on the site', () => {
    for (const { car } of records) expect(() => checkCar(car, now)).not.toThrow()
    for (const { car } of submitted) expect(missingAnswers(car)).toEqual([])
    const owners = new Map(users.map((user) => [user.id, user]))
    for (const { ownerId } of records) expect(canPost(owners.get(ownerId)!)).toBe(true)
  })

  test('has an address of its own', () => {
    expect(new Set(submitted.map(({ slug }) => slug)).size).toBe(submitted.length)
    for (const { slug } of withStatus('DRAFT')) expect(slug).toBeNull()
  })

  test('asks a price that somebody might pay, and lowers it only', () => {
    for (const { car, priceHistory } of submitted) {
      expect(car.priceQAR).toBeGreaterThanOrEqual(7000)
      expect(car.priceQAR).toBeLessThanOrEqual(3_000_000)
      const prices = priceHistory.map(({ priceQAR }) => priceQAR)
      expect(prices.at(-1)).toBe(car.priceQAR)
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    }
    const lowered = approved.filter(({ priceHistory }) => priceHistory.length > 1).length / approved.length
    expect(lowered).toBeGreaterThan(0.08)
    expect(lowered).toBeLessThan(0.22)
  })

  test('lives forward in time', () => {
    for (const { createdAt, publishedAt, updatedAt, priceHistory } of records) {
      const times = [
        createdAt,
        publishedAt ?? createdAt,
        ...priceHistory.slice(1).map(({ at }) => at),
        updatedAt,
      ]
      expect(times).toEqual(times.toSorted())
      expect(updatedAt <= now.toISOString()).toBe(true)
    }
  })

  test('is older than no account', () => {
    const since = new Map(users.map((user) => [user.id, user.createdAt]))
    for (const { ownerId, createdAt } of records) expect(createdAt > since.get(ownerId)!).toBe(true)
  })

  test('says why it was rejected', () => {
    for (const { status, rejectionReason } of records)
      expect(rejectionReason !== null).toBe(status === 'REJECTED')
  })

  test('names features we know, each once', () => {
    const known = new Set(features.map(({ key }) => key))
    for (const { car } of records) {
      const own = car.features ?? []
      expect(own.filter((key) => !known.has(key))).toEqual([])
      expect(new Set(own).size).toBe(own.length)
    }
  })

  test('shows a car of its own model and color', () => {
    const isWrong = ({ record: { car }, photos }: PlannedListing) =>
      photos.some(
        ({ picture }) =>
          picture.startsWith('cars/') &&
          (!picture.startsWith(`cars/${pathName(`${car.make} ${car.model}`)}/`) ||
            (car.color !== undefined && !picture.includes(`/${pathName(car.color)}-`))),
      )
    expect(listings.filter(isWrong)).toEqual([])
    for (const { photos } of listings) {
      expect(photos.length).toBeLessThanOrEqual(limits.listing.photos)
      expect(new Set(photos.map(({ picture }) => picture)).size).toBe(photos.length)
    }
    const uploads = listings.flatMap(({ photos }) => photos.map(({ uploadId }) => uploadId))
    expect(new Set(uploads).size).toBe(uploads.length)
  })
})

describe('the people', () => {
  test('have different names', () => {
    expect(new Set(users.map(({ username }) => username)).size).toBe(users.length)
    expect(new Set(users.map(({ id }) => id)).size).toBe(users.length)
  })

  test('include the demo accounts in their roles', () => {
    expect(accounts.admin).toMatchObject({ username: 'admin', role: 'PLATFORM_ADMIN' })
    expect(accounts.supervisor).toMatchObject({ username: 'supervisor', role: 'PLATFORM_ADMIN' })
    expect(accounts.dealerships[0]?.user).toMatchObject({ username: 'dealer', isVerified: true })
    expect(accounts.unverified.user).toMatchObject({
      username: 'newdealer',
      isVerified: false,
      verificationStatus: 'PENDING',
    })
    const sellers = new Set(
      records.filter(({ ownerId }) => ownerId === accounts.seller.id).map(({ status }) => status),
    )
    expect(sellers).toEqual(new Set(['APPROVED', 'PENDING', 'REJECTED', 'DRAFT']))
    const dealers = records.filter(({ ownerId }) => ownerId === accounts.dealerships[0]?.user.id)
    // Its stock, and one that is paused.
    expect(dealers.filter(({ availability }) => availability !== 'SOLD')).toHaveLength(36)
  })

  test('see nothing of the suspended one', () => {
    const hidden = records.filter(({ isHidden }) => isHidden)
    expect(hidden.length).toBeGreaterThan(0)
    expect(hidden.every(({ ownerId }) => ownerId === accounts.suspended.id)).toBe(true)
    const saved = new Set(favorites.map(({ listingId }) => listingId))
    expect(hidden.some(({ id }) => saved.has(id))).toBe(false)
  })
})

test('every model of the market is one of ours, with trims its buyers know', () => {
  for (const { make, model, trims = {} } of marketModels) {
    expect(findMake(make), make).toBeDefined()
    const known = findModel(make, model)
    expect(known, `${make} ${model}`).toBeDefined()
    expect(
      Object.keys(trims).filter((trim) => !known?.trims?.includes(trim)),
      `${make} ${model}`,
    ).toEqual([])
  }
})
