import { newId } from '#functions/adapters/ids.ts'
import { forListing, forPlate } from '#functions/data/counts.ts'
import { keys } from '#functions/data/keys.ts'
import type { AppealRecord } from '#functions/data/appeals.ts'
import type { ReportRecord } from '#functions/data/reports.ts'
import { aLead, aListing } from '#functions/testing/builders.ts'
import {
  at,
  beforeNextWrite,
  fitsOnly,
  onceOnly,
  put,
  read,
  refuses,
  remove,
  same,
  secondRefused,
  somebody,
} from '#functions/trust/guards/store.ts'
import * as leads from '#functions/data/leads.ts'
import * as newLeads from '#functions/data/new-lead.ts'
import * as counts from '#functions/data/person-counts.ts'
import { movePastDays } from '#functions/data/day-counts.ts'
import * as times from '#functions/data/response-times.ts'
import * as news from '#functions/data/notifications.ts'
import * as reputation from '#functions/data/reputation.ts'
import * as reports from '#functions/data/reports.ts'
import * as appeals from '#functions/data/appeals.ts'
import * as contact from '#functions/data/contact-messages.ts'

const now = at.toISOString()
const seconds = Math.floor(at.getTime() / 1000)

const aConversation = () =>
  ({ ...aLead({ id: newId('lead') }), buyerId: newId('user'), sellerId: newId('user') }) as const

const aNote = (userId: string) => ({
  id: newId('notification'),
  userId,
  kind: 'LISTING_APPROVED' as const,
  about: {},
  createdAt: now,
  readAt: null,
})

const aReport = (): ReportRecord =>
  ({
    id: newId('report'),
    reason: 'SOLD',
    details: '',
    status: 'OPEN',
    createdAt: now,
    resolvedAt: null,
    listing: reports.toReported(aListing({ id: newId('listing') })),
    plate: null,
    samePhotos: [],
    sellerId: null,
    reporterId: newId('user'),
  }) as ReportRecord

const anAppeal = (): AppealRecord =>
  ({
    id: newId('appeal'),
    status: 'OPEN',
    message: 'It is mine.',
    at: now,
    answer: null,
    answeredAt: null,
    userId: newId('user'),
    about: { kind: 'listing', id: newId('listing'), title: 'A', titleAr: 'أ' },
    reasonCodes: [],
    rejectionReason: null,
    rejectedBy: null,
    rejectedAt: null,
    answeredBy: null,
  }) as AppealRecord

const aMessage = () =>
  ({
    id: newId('contactMessage'),
    name: 'Maryam',
    email: 'maryam@guards.example',
    subject: 'A question',
    message: 'Hello',
    status: 'OPEN',
    createdAt: now,
    answeredAt: null,
  }) as unknown as Parameters<typeof contact.insertContactMessage>[0]

/** Two users, a car and the input of a new lead about it; the arguments override fields of either user. */
const aStart = async (buyer = {}, seller = {}) => {
  const [asks, sells] = await Promise.all([somebody(buyer), somebody(seller)])
  const car = aListing({ id: newId('listing'), ownerId: sells.id })
  await put(keys.listing(car.id), car)
  const lead = { ...aConversation(), buyerId: asks.id, sellerId: sells.id }
  const rest = {
    buyer: asks,
    opening: undefined,
    countedFor: forListing(car),
    person: `user:${asks.id}`,
    together: [],
    at,
  }
  return { lead, ...rest }
}

export const catchers = {
  'a second conversation about a car in a day': async () => {
    const start = await aStart()
    await newLeads.insertLead(start)
    const again = { ...start, lead: { ...start.lead, id: newId('lead') } }
    await refuses('ALREADY_CONTACTED', () => newLeads.insertLead(again))
    // Another account with the same mailbox.
    const anew = await aStart({ email: start.buyer.email.replace('@', '+2@') })
    await refuses('ALREADY_CONTACTED', () =>
      newLeads.insertLead({
        ...anew,
        countedFor: start.countedFor,
        lead: { ...anew.lead, id: newId('lead') },
      }),
    )
  },
  'a conversation with somebody who is gone': async () => {
    const gone = { status: 'DELETED' as const }
    const [ofNobody, toNobody] = await Promise.all([aStart(gone), aStart({}, gone)])
    await refuses('UNAUTHORIZED', () => newLeads.insertLead(ofNobody))
    await refuses('LISTING_NOT_FOUND', () => newLeads.insertLead(toNobody))
  },
  'a conversation that another changed meanwhile': async () => {
    const lead = aConversation()
    await put(keys.lead(lead.id), lead)
    let tries = 0
    await leads.changeLead(lead.id, async (seen) => {
      if (++tries === 1) await put(keys.lead(lead.id), { ...lead, note: 'kept', version: 2 })
      return { lead: { ...seen, status: 'CONTACTED' } }
    })
    same((await read(keys.lead(lead.id)))?.['note'], 'kept')
  },
  'an answer noted meanwhile': () =>
    fitsOnly(times.responseWrite(newId('user'), { minutes: [], version: 1 }, 5), { version: 1 }, [
      { version: 2 },
    ]),
  'a notification read that is gone, or was read': async () => {
    const gone = aNote(newId('user'))
    const keyOf = ({ userId, id }: typeof gone) => keys.notification(userId, now, id)
    await news.markNotificationsRead([gone], at)
    same(await read(keyOf(gone)), undefined)
    const old = aNote(newId('user'))
    await put(keyOf(old), { ...old, readAt: '2026-01-01T00:00:00.000Z' })
    await news.markNotificationsRead([old], at)
    same((await read(keyOf(old)))?.['readAt'], '2026-01-01T00:00:00.000Z')
  },
  'a report twice': async () => {
    const report = aReport()
    same(await reports.insertReport(report, `user:${report.reporterId}`), true)
    same(await reports.insertReport({ ...report, id: newId('report') }, `user:${report.reporterId}`), false)
    await refuses('ConditionsFailed', () => reports.insertReport(report, 'user:b'))
  },
  'an upheld report about an account that is gone': () => {
    const [isThere] = reputation.upheldWrites(newId('user'))
    return fitsOnly(isThere!, { status: 'SUSPENDED' }, ['absent', { status: 'DELETED' }])
  },
  'a report added to one that is closed': async () => {
    const report = aReport()
    await reports.insertReport(report, `user:${report.reporterId}`)
    const add = (person: string) =>
      reports.addToReport(report.id, { person, listingId: report.listing.id, at })
    await add('user:a')
    await put(keys.report(report.id), { status: 'DISMISSED' })
    await add('user:b')
    same((await read(keys.report(report.id)))?.['others'], undefined)
  },
  'a report added twice': async () => {
    const report = aReport()
    await reports.insertReport(report, `user:${report.reporterId}`)
    for (const person of ['user:a', 'user:a', 'user:b'])
      await reports.addToReport(report.id, { person, listingId: report.listing.id, at })
    same((await read(keys.report(report.id)))?.['others'], 2)
  },
  'the reporter of a report that is gone': () => {
    const [write] = reports.deleteReporterWrites(newId('user'), aReport())
    return fitsOnly(write!, { status: 'OPEN' }, ['absent'])
  },
  'a report that another has closed': async () => {
    const report = aReport()
    await reports.insertReport(report, `user:${report.reporterId}`)
    const closed = { ...report, status: 'DISMISSED', resolvedAt: now } as ReportRecord
    await secondRefused('ILLEGAL_STATUS_MOVE', () => reports.closeReport(closed, report, []))
  },
  'an appeal twice, or answered meanwhile': async () => {
    const appeal = anAppeal()
    await onceOnly(appeals.openAppealWrites(appeal)[0]!)
    const answered = { ...appeal, status: 'UPHELD' as const }
    const [close] = appeals.closeAppealWrites(answered)
    await fitsOnly(close!, appeal, [answered])
  },
  'an appeal forgotten before what it is about, or answered meanwhile': async () => {
    const appeal = anAppeal()
    const { id, userId, about } = appeal
    const [open] = appeals.openAppealWrites(appeal)
    const stored = open!.Put!.Item as Record<string, unknown>
    await put(keys.appeal(id), stored)
    await put(keys.listing(about.id), {})
    await refuses('ConditionsFailed', () => appeals.deleteAppealsOf(userId))
    await remove(keys.listing(about.id))
    beforeNextWrite(() => put(keys.appeal(id), { ...stored, status: 'UPHELD' }))
    await refuses('ConditionsFailed', () => appeals.deleteAppealsOf(userId))
  },
  'what was told of somebody, gone meanwhile': async () => {
    const leadId = newId('lead')
    const note = { ...aNote(newId('user')), about: { lead: { id: leadId, from: 'Maryam', side: 'seller' } } }
    const key = keys.notification(note.userId, now, note.id)
    await put(key, note)
    beforeNextWrite(() => remove(key))
    await news.deleteSender(note.userId, leadId, 'nobody')
    same(await read(key), undefined)
  },
  'a message to us twice, or answered meanwhile': async () => {
    const message = aMessage()
    await secondRefused('ConditionsFailed', () => contact.insertContactMessage(message, []))
    const done = { ...message, status: 'ANSWERED' as const, answeredAt: now }
    await secondRefused('ILLEGAL_STATUS_MOVE', () => contact.moveContactMessage(done, message, []))
  },
  'days of a car that is gone meanwhile': async () => {
    const car = forListing({ id: newId('listing'), ownerId: newId('user') })
    await movePastDays(car, { v200101: 1 }, at)
    same(await read(car.counts), undefined)
  },
  'a person counted again after the time has passed': async () => {
    const [guard] = counts.countPersonWrites(
      'CONTACT',
      forPlate({ id: newId('plate'), ownerId: newId('user') }),
      'user:a',
      at,
    )
    await fitsOnly(guard!, { expiresAt: seconds - 1 }, [{ expiresAt: seconds + 60 }])
  },
}
