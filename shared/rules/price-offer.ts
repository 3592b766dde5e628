import { limits } from '#shared/constants/limits.ts'
import type { LeadEvent, OfferEvent } from '#shared/schemas/lead-event.ts'
import type {
  LeadSide,
  LeadStatus,
  PriceOffer,
  PriceOfferAnswer,
  PriceOfferState,
} from '#shared/schemas/lead.ts'

const { hours, readyBelow, lowShare } = limits.priceOffer

const hourMs = 3_600_000

/** When an offer that is made at a time lapses. */
export const offerExpiresAt = (at: Date): string => new Date(at.getTime() + hours * hourMs).toISOString()

/** What a conversation is about, as far as a price can be offered for it; null when it is reserved, sold, paused or gone. */
export type ForSale = { priceQAR: number } | null

type Kept = Pick<PriceOffer, 'amountQAR' | 'state' | 'expiresAt'>
type Around = { forSale: ForSale; status: LeadStatus; at: Date }

/**
 * The state of an offer at a time. An open one lapses by itself: with its time, when the car or plate cannot be bought any more, when its
 * price falls below the offer, and while the seller has closed the inquiry.
 */
export const offerStateAt = (offer: Kept, { forSale, status, at }: Around): PriceOfferState => {
  if (offer.state !== 'OPEN') return offer.state
  const isOver = at.getTime() >= Date.parse(offer.expiresAt) || status === 'CLOSED'
  return isOver || forSale === null || forSale.priceQAR < offer.amountQAR ? 'LAPSED' : 'OPEN'
}

type Present = Pick<PriceOffer, 'by' | 'state' | 'amountQAR'>

/** The answers that a side may give to an offer in its present state. */
export const offerAnswers = (
  offer: Pick<Present, 'by' | 'state'>,
  side: LeadSide,
): readonly PriceOfferAnswer[] => {
  if (offer.state !== 'OPEN') return []
  return offer.by === side ? ['WITHDRAWN'] : ['ACCEPTED', 'DECLINED']
}

/** Whether a side may offer a price: a buyer always, a seller once the buyer has begun. */
export const mayOffer = (side: LeadSide, offer: unknown): boolean => side === 'buyer' || Boolean(offer)

/** Whether an offer of a side is the answer to an open one of the other. */
export const isCounterOffer = (side: LeadSide, offer: Pick<Present, 'by' | 'state'> | null): boolean =>
  offer !== null && offer.state === 'OPEN' && offer.by !== side

/**
 * The lowest and highest amount that a side may offer. Nobody offers more than the asking price; a counter-offer lies on its own side of
 * the offer that it answers, which could be accepted otherwise. Empty (`min` above `max`) when accepting is all that is left.
 */
export const offerBounds = (
  side: LeadSide,
  offer: Present | null,
  askingQAR: number,
): { min: number; max: number } => {
  const least = limits.listing.price.min
  if (!offer || !isCounterOffer(side, offer)) return { min: least, max: askingQAR }
  return side === 'buyer'
    ? { min: least, max: offer.amountQAR - 1 }
    : { min: offer.amountQAR + 1, max: askingQAR }
}

/** Why an amount may not be offered, as the sentence of the API; the web has its own for each. */
export const amountIssues = {
  aboveAsking: 'Please offer at most the asking price',
  notBelow: 'Please offer less than the seller, or accept what they offer',
  notAbove: 'Please ask for more than the buyer offers, or accept what they offer',
} as const
export type AmountIssue = keyof typeof amountIssues

/** What is wrong with an amount that a side wants to offer. */
export const amountIssue = (
  amountQAR: number,
  side: LeadSide,
  offer: Present | null,
  askingQAR: number,
): AmountIssue | undefined => {
  const { min, max } = offerBounds(side, offer, askingQAR)
  if (amountQAR >= min && amountQAR <= max) return undefined
  if (amountQAR > askingQAR) return 'aboveAsking'
  return side === 'buyer' ? 'notBelow' : 'notAbove'
}

/** Whether an amount is so far below the asking price that its buyer is asked once. */
export const isLowOffer = (amountQAR: number, askingQAR: number): boolean =>
  amountQAR * 100 < askingQAR * lowShare

// People offer round figures, the rounder the dearer the car.
const stepOf = (riyals: number): number => {
  if (riyals < 1000) return 10
  if (riyals < 20_000) return 100
  return riyals < 200_000 ? 500 : 1000
}

/** Amounts that are offered often, the highest first: some shares below the asking price, rounded; fewer for a price of few riyals. */
export const readyOffers = (askingQAR: number): number[] => {
  const step = stepOf(askingQAR)
  const amounts = readyBelow.map((percent) => Math.round((askingQAR * (100 - percent)) / 100 / step) * step)
  return [...new Set(amounts)].filter((amount) => amount > 0 && amount < askingQAR)
}

/** Whether an event of a conversation is about an offer of a price; the others are about a viewing. */
export const isOfferEvent = (event: LeadEvent): event is OfferEvent => 'amountQAR' in event

/** What became of an offer that is not the latest, or whose conversation lost its latest with an account. */
export type PastOfferState = PriceOfferState | 'REPLACED' | 'COUNTERED'

type Step = { from: LeadSide; event?: LeadEvent | undefined }

const answered = {
  OFFER_ACCEPTED: 'ACCEPTED',
  OFFER_DECLINED: 'DECLINED',
  OFFER_WITHDRAWN: 'WITHDRAWN',
} as const

/** What became of an offer of a side, by the messages after it. One that was followed by nothing, or by a new beginning, has lapsed. */
export const pastOfferState = (by: LeadSide, later: readonly Step[]): PastOfferState => {
  const next = later.find(({ event }) => event && isOfferEvent(event))
  if (!next?.event || !isOfferEvent(next.event)) return 'LAPSED'
  if (next.event.kind !== 'OFFERED') return answered[next.event.kind]
  if (next.from === by) return 'REPLACED'
  return next.event.isCounter ? 'COUNTERED' : 'LAPSED'
}
