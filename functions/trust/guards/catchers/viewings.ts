import { newId } from '#functions/adapters/ids.ts'
import type { LeadRecord, ViewingRecord } from '#functions/data/leads.ts'
import { keys } from '#functions/data/keys.ts'
import * as leads from '#functions/data/leads.ts'
import * as listings from '#functions/data/listings.ts'
import type { TimedEnd } from '#functions/data/timed-ends.ts'
import { transact } from '#functions/data/transact.ts'
import * as ends from '#functions/data/viewings-ends.ts'
import * as job from '#functions/jobs/end-on-time.ts'
import * as answer from '#functions/leads/answer-viewing.ts'
import * as proposal from '#functions/leads/propose-viewing.ts'
import * as viewings from '#functions/leads/viewings.ts'
import { aLead, aListing, aPlate, aUser } from '#functions/testing/builders.ts'
import {
  at,
  findReaderAmong,
  fitsOnly,
  put,
  read,
  refuses,
  remove,
  same,
} from '#functions/trust/guards/store.ts'
import { fromQatarTime, qatarDay } from '#shared/rules/qatar-day.ts'

const seller = aUser()
const [first, second] = [newId('message'), newId('message')]
const dayMs = 86_400_000
const inDays = (days: number): string => new Date(at.getTime() + days * dayMs).toISOString()
const dueAt = at.toISOString()

const viewing: ViewingRecord = {
  id: first,
  by: 'buyer',
  times: [inDays(-1), inDays(1)],
  note: '',
  state: 'PROPOSED',
  time: null,
  place: null,
  at: at.toISOString(),
  remindAt: null,
}
const agreed: ViewingRecord = { ...viewing, state: 'ACCEPTED', time: inDays(1), remindAt: dueAt }

/** The stores of a conversation with this viewing. */
const storesOf = (stored: ViewingRecord) =>
  ({
    changeLead: async (_id: string, change: (seen: object) => Promise<{ lead?: object } | undefined>) => ({
      ...aLead({ viewing: stored }),
      ...(await change(aLead({ viewing: stored })))?.lead,
    }),
    readTopics: async () => () => ({ listing: aListing() }),
    readingOf: async () => ({ language: 'en', at }),
    firstAnswerWrites: async () => [],
    findReader: async () => ({ reader: seller, isStaff: false }),
    findDealer: async () => undefined,
    notifyWrites: async () => [],
    newId,
    now: () => at,
  }) as never

/** The seller accepts a time of a viewing, by its id. */
const accept = (viewingId: string, time: string) =>
  answer.answerViewing(
    {
      actor: seller,
      params: { id: aLead().id, viewingId },
      body: { state: 'ACCEPTED', time },
    } as never,
    storesOf(viewing),
  )

/** The seller proposes a time while there is a viewing. */
const propose = (stored: ViewingRecord, time: string) =>
  proposal.proposeViewing(
    { actor: seller, params: { id: aLead().id }, body: { times: [time], note: '' } } as never,
    storesOf(stored),
  )

/** The number of people who are notified when a reminder of this lead is due. */
const remindedOf = async (lead: LeadRecord | undefined, user = aUser()): Promise<number> => {
  let told = 0
  await job.endOnTime({
    listDueEnds: async (): Promise<TimedEnd[]> => [{ what: 'VIEWING', id: aLead().id, dueAt }],
    deleteTimedEnd: async () => {},
    getLeadById: async () => lead,
    getListingById: async () => aListing(),
    findReader: findReaderAmong(user),
    notifyWrites: async () => {
      told++
      return []
    },
    transact: async () => {},
    newId,
    now: () => at,
  } as never)
  return told
}

export const catchers = {
  'a viewing of a plate, or of a car that cannot be bought': async () => {
    viewings.readViewable({ listing: aListing() }, { plate: null })
    await refuses('LISTING_UNAVAILABLE', () => viewings.readViewable({}, { plate: null }))
    await refuses('NOTHING_TO_VIEW', () =>
      viewings.readViewable({ listing: aListing() }, { plate: { ...aPlate(), id: newId('plate') } as never }),
    )
  },
  'an answer to a viewing that another one has replaced, and a time that has passed or was not proposed':
    async () => {
      await accept(first, inDays(1))
      await refuses('VIEWING_OVER', () => accept(second, inDays(1)))
      await refuses('VIEWING_OVER', () => accept(first, inDays(-1)))
      await refuses('BAD_REQUEST', () => accept(first, inDays(2)))
    },
  'a proposal while a viewing is agreed, and of a time when nobody opens': async () => {
    const day = qatarDay(new Date(inDays(2)))
    const moment = (clock: string) => fromQatarTime(`${day}T${clock}`).toISOString()
    await propose(viewing, moment('17:00'))
    await refuses('BAD_REQUEST', () => propose(viewing, moment('03:00')))
    await refuses('VIEWING_AGREED', () => propose(agreed, moment('17:00')))
  },
  'an agreement to see what is sold or hidden by now': async () => {
    const listing = { status: 'APPROVED', isHidden: false, availability: 'RESERVED' }
    await fitsOnly(leads.viewableCheck(newId('listing')), listing, [
      'absent',
      ...[{ status: 'REJECTED' }, { isHidden: true }, { availability: 'SOLD' }].map((other) => ({
        ...listing,
        ...other,
      })),
    ])
  },
  'a reminder of a viewing that is gone, was moved or cancelled, and of who is suspended': async () => {
    same(await remindedOf(aLead({ viewing: agreed })), 2)
    same(await remindedOf(undefined), 0)
    same(await remindedOf(aLead({ viewing: { ...agreed, state: 'CANCELLED' } })), 0)
    same(await remindedOf(aLead({ viewing: { ...agreed, remindAt: inDays(1) } })), 0)
    same(await remindedOf(aLead({ viewing: agreed, sellerId: null })), 0)
    same(await remindedOf(aLead({ viewing: agreed }), aUser({ status: 'SUSPENDED' })), 0)
  },
  'viewings that are cancelled for a car that has changed since it was read, or was made anew': async () => {
    const listing = aListing({ version: 3 })
    await fitsOnly(listings.unchangedCheck(listing.id, listing), { version: 3 }, ['absent', { version: 4 }])
    await put(keys.listing(listing.id), { version: 3 })
    await refuses('CONFLICT', () => transact([listings.unchangedCheck(listing.id, undefined)]))
    await remove(keys.listing(listing.id))
    await transact([listings.unchangedCheck(listing.id, undefined)])
  },
  'the end of a car’s viewings that is done, but not of one that came back and went again': async () => {
    const end = { listingId: newId('listing'), end: 'SOLD' as const, at: at.toISOString() }
    await put(keys.viewingsEnd(end.listingId), { ...end, at: inDays(1) })
    same(await ends.finishViewingsEnd(end), false)
    same((await read(keys.viewingsEnd(end.listingId)))?.['at'], inDays(1))
  },
}
