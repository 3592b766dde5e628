import * as z from 'zod/mini'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { countItems, queryItems } from '#functions/data/queries.ts'
import { getItem, insertWrite, putWrite, updateWrite, write } from '#functions/data/table.ts'
import { type Page, searchByStatus } from './lists.ts'
import { transact, type Write } from './transact.ts'
import { limits } from '#shared/constants/limits.ts'
import { matchesSearch } from '#shared/rules/normalise.ts'
import { adminQuote, type QuoteStatus, quoteStatuses } from '#shared/schemas/quote.ts'
import { keptUntil } from './kept-until.ts'

// A request lies under who asked, and so goes with their account.

export const quoteRecord = z.extend(adminQuote, { version: z.number() })
export type QuoteRecord = z.output<typeof quoteRecord>

/** The item of a request with the keys of its lists: of a status, and of its company. */
export const toQuoteItem = (quote: QuoteRecord) => {
  const place = timeSort(quote.createdAt, quote.id)
  return {
    ...keys.quote(quote.userId, quote.id),
    ...quote,
    statusPk: partitions.quotes(quote.status),
    statusSk: place,
    ownerPk: partitions.quotesOf(quote.provider.id),
    ownerSk: place,
    expiresAt: keptUntil('quote', quote.createdAt),
  }
}

/** What a person may ask only once in a day: this company about this car. */
export const quoteSubject = (providerId: string, { slug, make, model, year }: QuoteRecord['car']): string =>
  `${providerId}#${slug ?? `${make} ${model} ${year}`}`

/** A write, for a transaction, that stores a new request. */
export const quoteWrite = (quote: QuoteRecord): Write => insertWrite(toQuoteItem(quote))

/** A request of a person, or undefined. Strongly consistent. */
export const getQuote = (userId: string, quoteId: string): Promise<QuoteRecord | undefined> =>
  getItem(keys.quote(userId, quoteId), quoteRecord)

/** All requests of a person. Strongly consistent. */
export const listEveryQuote = (userId: string): Promise<QuoteRecord[]> =>
  queryItems(
    { partition: partitions.user(userId), prefix: partitions.quotePrefix, consistent: true },
    quoteRecord,
  )

/** The newest requests of a person, the newest first; a day's limit keeps them few. Strongly consistent. */
export const listUserQuotes = async (userId: string): Promise<QuoteRecord[]> => {
  const found = await listEveryQuote(userId)
  return found.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, limits.quote.listed)
}

/**
 * Stores a request as it is now, with `together` in the same transaction.
 * @throws AppError ILLEGAL_STATUS_MOVE when it changed since it was read
 */
export const replaceQuote = (
  quote: QuoteRecord,
  seen: QuoteRecord,
  together: readonly Write[],
): Promise<void> =>
  transact([
    putWrite(toQuoteItem({ ...quote, version: seen.version + 1 }), {
      if: 'version = :seen',
      values: { seen: seen.version },
      refuse: 'ILLEGAL_STATUS_MOVE',
    }),
    ...together,
  ])

const withCompany = {
  if: '#status = :sent AND handledBy = :provider',
  values: { sent: 'SENT', provider: 'PROVIDER' },
} as const

/**
 * Gives a request whose email did not reach its company to our team, or perhaps did, where it `wasMailed`. One that somebody has moved on
 * meanwhile stays as it is.
 */
export const giveQuoteToTeam = async (
  userId: string,
  quoteId: string,
  at: Date,
  wasMailed = false,
): Promise<void> => {
  await write(
    updateWrite(keys.quote(userId, quoteId), {
      set: {
        status: 'NEW',
        statusPk: partitions.quotes('NEW'),
        handledBy: 'TEAM',
        ...(wasMailed && { wasMailed }),
        updatedAt: at.toISOString(),
      },
      add: { version: 1 },
      ...withCompany,
    }),
  )
}

/** The requests since a time that were mailed to a company, and that nobody has moved on. */
export const listMailedQuotes = (providerId: string, since: Date): Promise<QuoteRecord[]> =>
  queryItems(
    {
      index: 'byOwner',
      partition: partitions.quotesOf(providerId),
      from: since.toISOString(),
      filter: withCompany,
    },
    quoteRecord,
  )

type Wanted = Page & {
  search?: string | undefined
  provider?: string | undefined
  sought: ReadonlySet<string>
}

/**
 * A page of the requests in a status, of all companies or of one, that a search finds by id, by who asked, by company or car: those for our team oldest first,
 * others newest first. @throws AppError BAD_REQUEST for a cursor of another list
 */
export const findQuotes = (status: QuoteStatus, { search, provider, sought, ...page }: Wanted) =>
  searchByStatus(
    partitions.quotes(status),
    { ...page, oldestFirst: status === 'NEW' },
    (item) => quoteRecord.parse(item),
    ({ id: quoteId, userId, provider: { id, name, nameAr }, car }) =>
      (provider === undefined || id === provider) &&
      (quoteId === search ||
        sought.has(userId) ||
        matchesSearch(search, [name, nameAr, `${car.make} ${car.model} ${car.year}`])),
  )

const { counted } = limits.quote

const countStatus = (status: QuoteStatus): Promise<number> =>
  countItems({ index: 'byStatus', partition: partitions.quotes(status), limit: counted })

/** How many wait for our team, as far as `limits.quote.counted`. */
export const countNewQuotes = (): Promise<number> => countStatus('NEW')

const statusOnly = z.object({ status: z.enum(quoteStatuses) })

/**
 * Counts requests by status: of all companies up to `limits.quote.counted` of each, of one company among as many of its newest. Requests
 * expire without an event, so kept counts would drift.
 */
export const countQuotes = async (provider: string | undefined): Promise<Record<QuoteStatus, number>> => {
  const counts = { NEW: 0, SENT: 0, ANSWERED: 0, CLOSED: 0 }
  if (provider === undefined) {
    await Promise.all(quoteStatuses.map(async (status) => (counts[status] = await countStatus(status))))
    return counts
  }
  const newest = await queryItems(
    { index: 'byOwner', partition: partitions.quotesOf(provider), newestFirst: true, limit: counted },
    statusOnly,
    counted,
  )
  for (const { status } of newest) counts[status] += 1
  return counts
}
