import { newId } from '#functions/adapters/ids.ts'
import * as leads from '#functions/data/leads.ts'
import * as answer from '#functions/leads/answer-price-offer.ts'
import { refuseClosed } from '#functions/leads/change-conversation.ts'
import * as offers from '#functions/leads/price-offers.ts'
import { aLead, aListing, aPlate, aUser } from '#functions/testing/builders.ts'
import { at, fitsOnly, refuses } from '#functions/trust/guards/store.ts'
import { offerExpiresAt } from '#shared/rules/price-offer.ts'

const seller = aUser()
const car = aListing()
const amountQAR = 100_000
const [first, second] = [newId('message'), newId('message')]

const offered = aLead({
  offer: {
    id: first,
    by: 'buyer',
    amountQAR,
    state: 'OPEN',
    at: at.toISOString(),
    expiresAt: offerExpiresAt(at),
  },
})

/** The seller accepts an offer of the conversation, by its id. */
const accept = (offerId: string) =>
  answer.answerPriceOffer(
    { actor: seller, params: { id: offered.id, offerId }, body: { state: 'ACCEPTED' } } as never,
    {
      changeLead: async (_id: string, change: (seen: object) => Promise<{ lead?: object } | undefined>) => ({
        ...offered,
        ...(await change(offered))?.lead,
      }),
      readTopics: async () => () => ({ listing: car }),
      readingOf: async () => ({ language: 'en', at }),
      firstAnswerWrites: async () => [],
      findReader: async () => ({ reader: seller, isStaff: false }),
      notifyWrites: async () => [],
      newId,
      now: () => at,
    } as never,
  )

export const catchers = {
  'an offer about what cannot be bought, or in a conversation that is closed': async () => {
    refuseClosed(offered)
    await refuses('CONVERSATION_CLOSED', () => refuseClosed({ ...offered, orphanedBy: 'buyer' }))
    await refuses('INQUIRY_CLOSED', () => refuseClosed({ ...offered, status: 'CLOSED' }))
    await refuses('LISTING_UNAVAILABLE', () => offers.readAsking({}, false))
    await refuses('PLATE_UNAVAILABLE', () => offers.readAsking({}, true))
    const fixed = { ...car, car: { ...car.car, isPriceFixed: true } }
    await refuses('PRICE_FIXED', () => offers.readAsking({ listing: fixed }, false))
  },
  'an answer to an offer that another one has replaced': async () => {
    await accept(first)
    await refuses('OFFER_OVER', () => accept(second))
  },
  'an acceptance of what is sold, hidden or cheaper by now': async () => {
    const sale = { status: 'APPROVED', isHidden: false, availability: 'AVAILABLE' }
    const others = [{ status: 'REJECTED' }, { isHidden: true }, { availability: 'SOLD' }]
    const listing = { ...sale, car: { priceQAR: amountQAR } }
    const plate = { ...sale, price: amountQAR }
    await fitsOnly(leads.forSaleCheck({ ...offered, plate: null }, amountQAR), listing, [
      'absent',
      ...others.map((other) => ({ ...listing, ...other })),
      { ...listing, car: { priceQAR: amountQAR - 1 } },
    ])
    const about = { listing: null, plate: { ...aPlate(), id: newId('plate') } } as never
    await fitsOnly(leads.forSaleCheck(about, amountQAR), plate, [
      'absent',
      ...others.map((other) => ({ ...plate, ...other })),
      { ...plate, price: amountQAR - 1 },
    ])
  },
}
