import { newId } from '#functions/adapters/ids.ts'
import { checkCar } from '#functions/commands/check-car.ts'
import { refusePlatformName } from '#functions/commands/check-name.ts'
import { AppError } from '#functions/core/app-error.ts'
import { type Actor, networkOf } from '#functions/core/caller.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { isComplete, isPublic } from '#functions/data/listing-record.ts'
import { findListing } from '#functions/data/listings.ts'
import { mailWrite } from '#functions/data/mail-outbox.ts'
import { readMailStop } from '#functions/data/mail-stops.ts'
import { contactGuards, wasContacted } from '#functions/data/new-lead.ts'
import { getProvider, type ProviderKind, type ProviderRecord } from '#functions/data/providers.ts'
import { type QuoteRecord, quoteSubject, quoteWrite } from '#functions/data/quotes.ts'
import { namedWrite, readTaken, secondsLeft } from '#functions/data/rate-limits.ts'
import { readReputation } from '#functions/data/reputation.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import { activeWrite, getUserById } from '#functions/data/users.ts'
import type { createFinancingQuote, createInsuranceQuote } from '#shared/api/quotes.ts'
import { rateLimits } from '#shared/constants/limits.ts'
import { versionOf } from '#shared/rules/agreements.ts'
import { accountLimits, isEstablished, quotesMailed, type Reputation } from '#shared/rules/reputation.ts'
import { toInternational } from '#shared/rules/typed-phone.ts'
import { isMadeUp } from '#shared/rules/web-address.ts'
import type { QuoteHandler, QuoteView } from '#shared/schemas/quote.ts'

const live = {
  getProvider,
  findListing,
  getUserById,
  readMailStop,
  readReputation,
  wasContacted,
  contactGuards,
  readTaken,
  transact,
  newId,
  now,
}
type Deps = typeof live

type Routes = { insurance: typeof createInsuranceQuote; financing: typeof createFinancingQuote }
type Bodies = { [K in ProviderKind]: Input<Routes[K]>['body'] }
type Provider = ProviderRecord<ProviderKind>

/** The car that it is about: as it is on offer, or as it was typed, of our lists of makes and models. @throws AppError LISTING_NOT_FOUND */
const readCar = async (body: Bodies[ProviderKind], at: Date, deps: Deps) => {
  const { slug, make, model, year, valueQAR } = body
  if (slug === undefined) {
    checkCar({ make, model, year }, at)
    return { make, model, year, valueQAR, slug: null }
  }
  const listing = await deps.findListing(slug)
  const owner = listing && (await deps.getUserById(listing.ownerId))
  if (!listing || !owner || !isPublic(listing, owner) || !isComplete(listing.car))
    throw new AppError('LISTING_NOT_FOUND')
  const { car } = listing
  return { make: car.make, model: car.model, year: car.year, valueQAR, slug }
}

type Place = { reputation: Reputation; at: Date }

/** Who gets the requests to a company. A made-up one gets nothing, and one whose mailbox takes no mail, or has had its share, is our team's. */
const handlerOf = async (
  provider: Provider,
  { reputation, at }: Place,
  deps: Deps,
): Promise<QuoteHandler> => {
  if (isMadeUp(provider.email) || isMadeUp(provider.website)) return 'NOBODY'
  if (!provider.email || (await deps.readMailStop(provider.email, at))) return 'TEAM'
  const { seconds } = rateLimits.quotesOfProvider
  const mailed = await deps.readTaken('quotesOfProvider', provider.id, seconds, at)
  return mailed < quotesMailed[reputation] ? 'PROVIDER' : 'TEAM'
}

const insuranceOf = (kind: ProviderKind, body: Bodies[ProviderKind]): QuoteView['insurance'] => {
  if (kind !== 'insurance') return null
  const { cover, driverAge, licence, claims } = body as Bodies['insurance']
  return { cover, driverAge, licence, claims }
}

const financingOf = (kind: ProviderKind, body: Bodies[ProviderKind]): QuoteView['financing'] => {
  if (kind !== 'financing') return null
  const { downPaymentQAR, months, income, residency } = body as Bodies['financing']
  return { downPaymentQAR, months, income, residency }
}

const mailTo = (to: string, { language, ...quote }: QuoteRecord, at: string, deps: Deps): Write => {
  const { id, userId, createdAt, kind, name, phone, email, car, insurance, financing } = quote
  return mailWrite({
    id: deps.newId('mail'),
    channel: 'email',
    to,
    language,
    content: {
      kind: 'QUOTE_REQUEST',
      quote: { id, userId, createdAt, kind, name, phone, email, car, insurance, financing },
    },
    unsubscribe: null,
    queuedAt: at,
    failures: 0,
  })
}

/** The writes that count it against the limits of a day; each fails with TOO_MANY_QUOTES. */
const limitWrites = (actor: Actor, ip: string, { reputation, at }: Place): Write[] => {
  const refuse = 'TOO_MANY_QUOTES'
  return [
    namedWrite('quotesOfAccount', actor.id, at, { limit: accountLimits.quotes[reputation], refuse }),
    ...(isEstablished(reputation) ? [] : [namedWrite('quotesOfNetwork', networkOf(ip), at, { refuse })]),
  ]
}

/** The write that counts its email against the company's share of a day; fails with CONFLICT, unlike all others, when that is used up. */
const shareWrite = (providerId: string, { reputation, at }: Place): Write =>
  namedWrite('quotesOfProvider', providerId, at, { limit: quotesMailed[reputation], refuse: 'CONFLICT' })

/**
 * The companies that were not asked about this car within a day. One that was deleted since it was chosen is left out.
 * @throws AppError NOT_FOUND, ALREADY_ASKED
 */
const readUnasked = async (
  kind: ProviderKind,
  ids: readonly string[],
  { subjectOf, actor, at }: { subjectOf: (providerId: string) => string; actor: Actor; at: Date },
  deps: Deps,
): Promise<Provider[]> => {
  const found = await Promise.all(ids.map((id) => deps.getProvider(kind, id)))
  const providers = found.filter((provider) => provider !== undefined)
  if (providers.length === 0) throw new AppError('NOT_FOUND')
  const each = await Promise.all(
    providers.map(async (provider) =>
      (await deps.wasContacted(actor, subjectOf(provider.id), at)) ? [] : [provider],
    ),
  )
  const unasked = each.flat()
  if (unasked.length === 0) throw new AppError('ALREADY_ASKED')
  return unasked
}

/**
 * The operation that asks companies of a kind for a quote: each request, its email and its guard against asking again are one transaction.
 * @throws AppError NOT_FOUND, LISTING_NOT_FOUND, NAME_NOT_YOURS, ALREADY_ASKED, TOO_MANY_QUOTES
 */
export const createQuotesOf =
  <K extends ProviderKind>(kind: K) =>
  async (input: Input<Routes[K]>, deps: Deps = live): Promise<QuoteView[]> => {
    const { actor, body, request } = input
    const { ip } = request
    const at = deps.now()
    const time = at.toISOString()
    refusePlatformName(body.name, 'name')
    const car = await readCar(body, at, deps)
    const subjectOf = (providerId: string) => quoteSubject(providerId, car)
    const unasked = () => readUnasked(kind, body.providerIds, { subjectOf, actor, at }, deps)
    const providers = await unasked()
    const place = { reputation: await deps.readReputation(actor, ip, at), at }
    const writes: Write[] = []
    const shares: Write[] = []
    const quotes: QuoteRecord[] = []
    for (const provider of providers) {
      const { id, name, nameAr = '', email } = provider
      const handledBy = await handlerOf(provider, place, deps)
      const quote: QuoteRecord = {
        id: deps.newId('quote'),
        userId: actor.id,
        kind,
        provider: { id, name, nameAr },
        handledBy,
        status: handledBy === 'PROVIDER' ? 'SENT' : 'NEW',
        isWithdrawn: false,
        car,
        insurance: insuranceOf(kind, body),
        financing: financingOf(kind, body),
        name: body.name,
        phone: body.phone ? toInternational(body.phone) : '',
        email: body.email || null,
        language: body.language,
        consentVersion: versionOf('quotes'),
        createdAt: time,
        updatedAt: time,
        version: 1,
      }
      quotes.push(quote)
      writes.push(quoteWrite(quote), ...(await deps.contactGuards(actor, subjectOf(id), at, 'ALREADY_ASKED')))
      if (handledBy !== 'PROVIDER' || !email) continue
      writes.push(mailTo(email, quote, time, deps))
      shares.push(shareWrite(id, place))
    }
    try {
      await deps.transact([
        // An account that is just being deleted would leave them behind.
        { ...activeWrite(actor.id), refuse: 'UNAUTHORIZED' } as Write,
        ...limitWrites(actor, ip, place),
        ...writes,
        ...shares,
      ])
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error
      const { code } = error
      // The last place of a company's day went to another request meanwhile: this one is our team's. Or some were asked from another tab.
      const isLess = code === 'ALREADY_ASKED' && (await unasked()).length < providers.length
      if (code === 'CONFLICT' || isLess) return createQuotesOf(kind)(input, deps)
      if (code !== 'TOO_MANY_QUOTES') throw error
      const retryAfterSeconds = secondsLeft('quotesOfAccount', at)
      throw new AppError('TOO_MANY_QUOTES', { retryAfterSeconds, cause: error })
    }
    return quotes
  }
