import { dayMs } from '#functions/core/time.ts'
import { municipalities, type MunicipalitySlug } from '#shared/reference/cities.ts'
import type { SellPlateCategory } from '#shared/reference/plate-vocabulary.ts'
import { readPlateNumber } from '#shared/rules/plate.ts'
import { proposedCategory } from '#shared/rules/plate-tags.ts'
import type { Availability } from '#shared/rules/availability.ts'
import type { Random } from '../random.ts'
import type { Accounts } from './accounts.ts'
import type { Owner } from './listing-history.ts'
import { plateOffers, type PlateOffer, describePlate, rejections } from './plate-offers.ts'
import { roundPrice } from './cars.ts'

/** A number plate and the acts of its seller and the admins, each at its time. */
export type PlannedPlate = {
  owner: Owner
  plateNumber: string
  category: SellPlateCategory
  location: MunicipalitySlug
  description: string | undefined
  /** The first asking price in riyals. */
  price: number
  at: Date
  /** Undefined while it waits for review. `reason` is there when it was rejected. */
  decision: { at: Date; reason: string | undefined } | undefined
  lowered: { price: number; at: Date } | undefined
  ended: { availability: Exclude<Availability, 'AVAILABLE'>; at: Date } | undefined
  isFeatured: boolean
  /** How many people looked, got in touch and saved it. */
  counts: { viewCount: number; contactCount: number; saveCount: number }
}

const hourMs = 3_600_000
const spreadDays = 60

const numberOf = (offer: PlateOffer): string => {
  const read = readPlateNumber(offer.number)
  if (!read) throw new Error(`${offer.number} is not the number of a plate`)
  return read.number
}

const municipalityOf = (city: string | null): MunicipalitySlug => {
  const found = municipalities.find(({ cities }) => cities.some((name) => name === city))
  return found?.slug ?? 'doha'
}

/** Deals the numbers out: private people and showrooms have one before anybody has a second. */
const dealOut = ({ seller, sellers, dealerships }: Accounts) => {
  const [dealer, ...showrooms] = dealerships.map(({ user, dealer }): Owner => ({ user, dealer }))
  const crowd = sellers.map((user): Owner => ({ user }))
  let [privates, dealers] = [0, 0]
  return ({ by }: PlateOffer): Owner => {
    if (by === 'seller') return { user: seller }
    if (by === 'dealer') return dealer!
    return by === 'showroom' ? showrooms[dealers++ % showrooms.length]! : crowd[privates++ % crowd.length]!
  }
}

/** When it was offered: what waits has not waited long, what is sold was there for weeks. */
const offeredAt = ({ state, isLowered = false }: PlateOffer, now: Date, random: Random): Date => {
  const oldest = state === 'PENDING' ? 2.5 : spreadDays
  const youngest =
    state === 'PENDING' ? 0.1 : state === 'SOLD' ? 18 : state !== undefined || isLowered ? 7 : 0.8
  const days = youngest + (oldest - youngest) * random.next() ** 1.3
  return new Date(now.getTime() - Math.round(days * dayMs))
}

/** How many people noticed it: short numbers are looked at by many who could never pay for one. */
const noticed = ({ price }: PlateOffer, at: Date, until: Date, random: Random): PlannedPlate['counts'] => {
  const days = (until.getTime() - at.getTime()) / dayMs
  const perDay = (price > 1_000_000 ? 26 : price > 100_000 ? 13 : 6) * Math.exp(random.normal() * 0.5)
  const viewCount = Math.round(perDay * 4 * Math.log1p(days / 1.5))
  return {
    viewCount,
    contactCount: Math.round(viewCount * (0.01 + random.next() * 0.03)),
    saveCount: Math.round(viewCount * (0.02 + random.next() * 0.06)),
  }
}

const unnoticed = { viewCount: 0, contactCount: 0, saveCount: 0 }

type Stage = { accounts: Accounts; now: Date; random: Random }

/** The seller's changes between the plate's approval and now: a lower price, another availability. */
const later = (offer: PlateOffer, approvedAt: Date, now: Date): Pick<PlannedPlate, 'lowered' | 'ended'> => {
  const { state, isLowered = false, price } = offer
  const between = (share: number) =>
    new Date(Math.round(approvedAt.getTime() + (now.getTime() - approvedAt.getTime()) * share))
  const isEnded = state === 'RESERVED' || state === 'SOLD' || state === 'PAUSED'
  return {
    lowered: isLowered ? { price, at: between(0.5) } : undefined,
    ended: isEnded ? { availability: state, at: between(0.8) } : undefined,
  }
}

const plan = (offer: PlateOffer, owner: Owner, refusal: number, { now, random }: Stage): PlannedPlate => {
  const { state, price, isLowered = false, isFeatured = false } = offer
  const at = offeredAt(offer, now, random)
  const rejected = state === 'REJECTED' ? rejections[refusal % rejections.length] : undefined
  const left = now.getTime() - at.getTime()
  const decidedAt = new Date(at.getTime() + Math.min(random.whole(1, 20) * hourMs, Math.round(left / 2)))
  const isPublic = state !== 'PENDING' && !rejected
  const { lowered, ended } = isPublic ? later(offer, decidedAt, now) : {}
  const number = numberOf(offer)
  return {
    owner,
    plateNumber: offer.number,
    category: proposedCategory(number),
    location: offer.location ?? municipalityOf(owner.user.city),
    description: rejected?.description ?? describePlate(number, owner.dealer !== undefined, random),
    price: isLowered ? roundPrice(price * (1.06 + random.next() * 0.08), random) : price,
    at,
    decision: state === 'PENDING' ? undefined : { at: decidedAt, reason: rejected?.reason },
    lowered,
    ended,
    isFeatured,
    counts: isPublic ? noticed(offer, decidedAt, ended?.at ?? now, random) : unnoticed,
  }
}

/** Every number plate of the demo market, the same for the same `random` but for the times. */
export const createPlates = ({ accounts, now, random }: Stage): PlannedPlate[] => {
  const ownerOf = dealOut(accounts)
  let refusals = 0
  return plateOffers.map((offer) => {
    const own = random.fork(offer.number)
    const refusal = offer.state === 'REJECTED' ? refusals++ : 0
    return plan(offer, ownerOf(offer), refusal, { accounts, now, random: own })
  })
}
