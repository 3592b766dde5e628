import { isComplete } from '#functions/data/listing-record.ts'
import { getProvider, listProviders } from '#functions/data/providers.ts'
import { getQuote, replaceQuote } from '#functions/data/quotes.ts'
import { createQuotesOf } from '#functions/quotes/create-quotes.ts'
import { setQuoteStatus } from '#functions/quotes/set-quote-status.ts'
import { findListing } from '#functions/data/listings.ts'
import { contactGuards } from '#functions/data/new-lead.ts'
import { transact } from '#functions/data/transact.ts'
import { getUserById } from '#functions/data/users.ts'
import type { QuoteView } from '#shared/schemas/quote.ts'
import type { Market } from '#scripts/seed/market/market.ts'
import type { Random } from '#scripts/seed/random.ts'
import { type Action, idsFrom, noInput, noQuery, type StoredMarket } from './actions.ts'

const hourMs = 3_600_000

/** The demo account `buyer` asks insurers and banks about a saved car; an admin has heard from one of them. */
export const quoteActions = (
  { accounts: { admin, buyer }, favorites }: Market,
  { listings }: StoredMarket,
  now: Date,
  random: Random,
): Action[] => {
  const saved = favorites
    .map(({ listingId }) => listings.get(listingId))
    .find((listing) => listing?.status === 'APPROVED' && listing.availability === 'AVAILABLE')
  if (!saved?.slug || !isComplete(saved.car)) return []
  const { make, model, year, priceQAR: valueQAR } = saved.car
  const depsOf = (at: Date, kind: 'insurance' | 'financing') => ({
    getProvider,
    findListing,
    getUserById,
    contactGuards,
    transact,
    readMailStop: async () => null,
    readReputation: async () => 'known' as const,
    wasContacted: async () => false,
    readTaken: async () => 0,
    newId: idsFrom(random.fork(kind)),
    now: () => at,
  })
  const body = {
    slug: saved.slug,
    make,
    model,
    year,
    valueQAR,
    name: `${buyer.firstName} ${buyer.lastName}`,
    phone: buyer.phoneNumber ?? '',
    email: buyer.email,
    language: 'en' as const,
    consent: true,
  }
  const best = async (kind: 'insurance' | 'financing') =>
    (await listProviders(kind)).slice(0, 2).map(({ id }) => id)
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs)
  let first: QuoteView | undefined
  const insure = async () => {
    const answers = {
      cover: 'COMPREHENSIVE',
      driverAge: 'FROM_35',
      licence: 'FROM_5',
      claims: 'NONE',
    } as const
    const quotes = await createQuotesOf('insurance')(
      { ...noInput, actor: buyer, body: { ...body, ...answers, providerIds: await best('insurance') } },
      depsOf(hoursAgo(50), 'insurance'),
    )
    first = quotes[0]
  }
  const finance = async () => {
    const wish = {
      downPaymentQAR: Math.round(valueQAR / 5000) * 1000,
      months: 48,
      income: 'FROM_20000',
    } as const
    await createQuotesOf('financing')(
      { ...noInput, actor: buyer, body: { ...body, ...wish, providerIds: await best('financing') } },
      depsOf(hoursAgo(26), 'financing'),
    )
  }
  const move = (hours: number, status: 'SENT' | 'ANSWERED'): Action => ({
    at: hoursAgo(hours),
    run: async () => {
      if (!first) return
      const params = { userId: buyer.id, id: first.id }
      const newId = idsFrom(random.fork(status))
      await setQuoteStatus(
        { ...noQuery, actor: admin, params, body: { status } },
        { getQuote, replaceQuote, newId, now: () => hoursAgo(hours) },
      )
    },
  })
  return [
    { at: hoursAgo(50), run: insure },
    { at: hoursAgo(26), run: finance },
    move(30, 'SENT'),
    move(4, 'ANSWERED'),
  ]
}
