import { AppError, invalid } from '#functions/core/app-error.ts'
import { toForSale, type TopicNow } from './views.ts'
import { amountIssue, amountIssues, isCounterOffer, offerExpiresAt } from '#shared/rules/price-offer.ts'
import type { LeadSide, PriceOffer } from '#shared/schemas/lead.ts'
import type { LeadEvent } from '#shared/schemas/lead-event.ts'

/** The asking price at present. @throws AppError LISTING_UNAVAILABLE or PLATE_UNAVAILABLE when no price can be offered, PRICE_FIXED when none is taken */
export const readAsking = (now: TopicNow, isPlate: boolean): number => {
  const forSale = toForSale(now)
  if (!forSale) throw new AppError(isPlate ? 'PLATE_UNAVAILABLE' : 'LISTING_UNAVAILABLE')
  if (now.listing?.car.isPriceFixed) throw new AppError('PRICE_FIXED')
  return forSale.priceQAR
}

type Offered = { by: LeadSide; amountQAR: number; before: PriceOffer | null; asking: number }

/** @throws AppError BAD_REQUEST for an amount that this side may not offer now */
export const checkAmount = ({ by, amountQAR, before, asking }: Offered, path: string): void => {
  const issue = amountIssue(amountQAR, by, before, asking)
  if (issue) throw invalid(path, amountIssues[issue])
}

/** An offer of a price that begins at a time, and the event that says so. */
export const newOffer = (
  { by, amountQAR, before }: Omit<Offered, 'asking'>,
  message: { id: string; at: Date },
): { offer: PriceOffer; event: LeadEvent } => {
  const expiresAt = offerExpiresAt(message.at)
  return {
    offer: { id: message.id, by, amountQAR, state: 'OPEN', at: message.at.toISOString(), expiresAt },
    event: { kind: 'OFFERED', amountQAR, isCounter: isCounterOffer(by, before), expiresAt },
  }
}
