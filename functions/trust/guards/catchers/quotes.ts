import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import type { QuoteRecord } from '#functions/data/quotes.ts'
import { aListing, aUser } from '#functions/testing/builders.ts'
import { aQuote } from '#functions/testing/quotes.ts'
import { at, put, read, refuses, same } from '#functions/trust/guards/store.ts'
import * as stored from '#functions/data/quotes.ts'
import * as create from '#functions/quotes/create-quotes.ts'
import * as move from '#functions/quotes/set-quote-status.ts'

const [seller, asker] = [aUser(), aUser({ id: 'usr_00000000000000000000000002' })]
const car = aListing()
const company = { id: 'ins_1', name: 'Cover', nameAr: '', email: 'quotes@cover.example', website: '' }

/** Asks the company about the car that has this address. */
const ask = (deps: object = {}) =>
  create.createQuotesOf('insurance')(
    {
      actor: asker,
      request: { ip: '10.0.0.1' },
      body: { providerIds: [company.id], slug: car.slug, valueQAR: 90_000, name: 'Maryam', language: 'en' },
    } as never,
    {
      getProvider: async () => company,
      findListing: async () => car,
      getUserById: async () => seller,
      readMailStop: async () => undefined,
      readReputation: async () => 'known',
      wasContacted: async () => false,
      contactGuards: async () => [],
      readTaken: async () => 0,
      transact: async () => {},
      newId,
      now: () => at,
      ...deps,
    } as never,
  )

const setStatus = (from: QuoteRecord['status'], status: QuoteRecord['status']) =>
  move.setQuoteStatus({ actor: seller, params: { userId: asker.id, id: 'q' }, body: { status } } as never, {
    getQuote: async () => aQuote({ status: from }),
    replaceQuote: async () => {},
    newId,
    now: () => at,
  })

export const catchers = {
  'a request about a car that is not on offer': async () => {
    same((await ask()).length, 1)
    const refused = (listing: typeof car | undefined, owner: typeof seller | undefined) =>
      refuses('LISTING_NOT_FOUND', () =>
        ask({ findListing: async () => listing, getUserById: async () => owner }),
      )
    await refused(undefined, undefined)
    await refused(car, undefined)
    await refused({ ...car, isHidden: true }, seller)
    await refused({ ...car, car: {} as typeof car.car }, seller)
  },
  'a request to who was just asked': async () => {
    await refuses('ALREADY_ASKED', () => ask({ wasContacted: async () => true }))
  },
  'a request that another has moved meanwhile': async () => {
    const quote = aQuote({ version: 4 })
    await put(keys.quote(quote.userId, quote.id), { ...quote, version: 5 })
    const answer = () => stored.replaceQuote({ ...quote, status: 'ANSWERED' }, quote, [])
    await refuses('ILLEGAL_STATUS_MOVE', answer)
    await put(keys.quote(quote.userId, quote.id), quote)
    await answer()
    same((await read(keys.quote(quote.userId, quote.id)))?.['version'], 5)
  },
  'a request that our team gets once nobody has moved it on': async () => {
    const given = async (parts: Partial<QuoteRecord>) => {
      const quote = aQuote({ handledBy: 'PROVIDER', status: 'SENT', ...parts })
      const key = keys.quote(quote.userId, quote.id)
      await put(key, quote)
      await stored.giveQuoteToTeam(quote.userId, quote.id, at)
      return (await read(key))?.['status']
    }
    same(await given({}), 'NEW')
    same(await given({ status: 'ANSWERED' }), 'ANSWERED')
    same(await given({ handledBy: 'TEAM' }), 'SENT')
  },
  'a request that goes back, or nowhere': async () => {
    for (const [from, to] of [
      ['NEW', 'NEW'],
      ['SENT', 'NEW'],
      ['SENT', 'SENT'],
      ['ANSWERED', 'SENT'],
      ['CLOSED', 'ANSWERED'],
    ] as const)
      await refuses('ILLEGAL_STATUS_MOVE', () => setStatus(from, to))
    same((await setStatus('NEW', 'SENT')).status, 'SENT')
    same((await setStatus('SENT', 'ANSWERED')).status, 'ANSWERED')
    same((await setStatus('ANSWERED', 'CLOSED')).status, 'CLOSED')
  },
}
