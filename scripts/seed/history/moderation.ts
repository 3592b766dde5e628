import { appendAudit, auditWrite, transact } from '#functions/data/transact.ts'
import { decisionFigureWrites, moderatorWrites } from '#functions/data/counters.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { type Random, seededId } from '#scripts/seed/random.ts'
import { type Action, idsFrom, noInput, noQuery, type StoredMarket, stored } from './actions.ts'
import { reportOffer } from '#functions/commands/report-offer.ts'
import { reportListing } from '#functions/listings/report-listing.ts'
import type { PlannedReport, PlannedMessage } from '#scripts/seed/market/reports.ts'
import { createAppeal } from '#functions/appeals/create-appeal.ts'
import { noteAppeal, readAppealable } from '#functions/appeals/appealable.ts'
import { listOwnedPlates } from '#functions/data/plates.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { sendContactMessage } from '#functions/contact/send-contact-message.ts'
import { setContactMessageStatus } from '#functions/contact/set-contact-message-status.ts'
import {
  getContactMessage,
  insertContactMessage,
  moveContactMessage,
} from '#functions/data/contact-messages.ts'
const minuteMs = 60_000

/** Log entries of an admin's decision about a listing: reading its documents, and the decision. */
export const decisionActions = (
  { id, ownerId, documents, decision, submittedAt, reasonCodes, rejectionFields }: ListingRecord,
  random: Random,
): Action[] => {
  if (!decision) return []
  const at = new Date(decision.at)
  const readAt = new Date(at.getTime() - 3 * minuteMs)
  const reads = [documents.registrationCard, documents.idCard]
    .filter((document) => document !== null)
    .map((subject): Action => {
      const record = { id: seededId(random, 'audit'), at: readAt.toISOString(), actorId: decision.by }
      const detail = { owner: ownerId, purpose: id }
      return { at: readAt, run: () => appendAudit({ ...record, action: 'document.read', subject, detail }) }
    })
  const record = { id: seededId(random, 'audit'), at: decision.at, actorId: decision.by, subject: id }
  const detail = {
    from: 'PENDING',
    to: decision.status,
    version: '1',
    ...(reasonCodes.length > 0 && { codes: reasonCodes.join(' ') }),
    ...(rejectionFields.length > 0 && { fields: rejectionFields.join(' ') }),
  }
  const outcome = decision.status === 'APPROVED' ? 'APPROVED' : 'REJECTED'
  const run = () =>
    transact([
      auditWrite({ ...record, action: 'listing.status', detail }),
      ...decisionFigureWrites(at, outcome, submittedAt),
      ...moderatorWrites(decision.by, 'decisions', at, submittedAt),
    ])
  return [...reads, { at, run }]
}

/** Reports a listing as its page does. */
export const addReport = async (
  { listing: { id }, reason, details, by, at }: PlannedReport,
  storedMarket: StoredMarket,
  random: Random,
): Promise<void> => {
  const listing = stored(storedMarket.listings, id)
  const owner = stored(storedMarket.users, listing.ownerId)
  await reportListing(
    {
      ...noQuery,
      params: { id },
      body: { reason, ...(details && { details }), visitor: 'a-visitor-of-the-demo' },
      actor: by,
    },
    {
      readVisible: async () => ({ listing, owner, seesHidden: false }),
      reportOffer: (report) =>
        reportOffer(report, {
          wasReported: async () => false,
          takeReportPlace: async () => ({ isRow: true, source: '', countedBy: 'OFFER' }),
          newId: idsFrom(random),
          now: () => at,
        }),
    },
  )
}

const hourMs = 3_600_000

const ofCar =
  'الصور لسيارتي نفسها، التقطتها أمام البيت قبل غسلها. أرجو إعادة النظر، ويمكنني إرسال فيديو إن أردتم.'
const ofPlate =
  'The plate is in my father’s name and I have his power of attorney. I can bring it to you any day.'

const appeal = async (actor: UserRecord, about: string, message: string, at: Date, random: Random) =>
  createAppeal(
    { ...noInput, actor, body: { about, message } },
    { readAppealable, noteAppeal, newId: idsFrom(random), now: () => at },
  )

/** Two people do not agree with what admins decided: about a car and about a number plate. */
export const addAppeals = async (
  sellers: readonly UserRecord[],
  { listings }: StoredMarket,
  now: Date,
  random: Random,
): Promise<void> => {
  const at = new Date(now.getTime() - 2 * hourMs)
  const own = new Map(sellers.map((seller) => [seller.id, seller]))
  const isOpen = (decidedAt: string | undefined) => decidedAt !== undefined && decidedAt < at.toISOString()
  const car = [...listings.values()].find(
    ({ ownerId, status, decision }) => own.has(ownerId) && status === 'REJECTED' && isOpen(decision?.at),
  )
  if (car) await appeal(own.get(car.ownerId)!, car.id, ofCar, at, random.fork('car'))
  for (const seller of sellers) {
    const plate = (await listOwnedPlates(seller.id)).find(
      ({ status, decision }) => status === 'REJECTED' && isOpen(decision?.at),
    )
    if (!plate) continue
    await appeal(seller, plate.id, ofPlate, at, random.fork('plate'))
    return
  }
}

/** Sends a message to the team, and notes the answer it got. Nobody is mailed about a made-up past. */
export const messageActions = (
  { name, subject, message, hoursAgo, answeredHoursAgo }: PlannedMessage,
  admin: UserRecord,
  now: Date,
  random: Random,
): Action[] => {
  const at = new Date(now.getTime() - hoursAgo * 3_600_000)
  const id = seededId(random, 'contactMessage')
  const insertQuietly: typeof insertContactMessage = (stored) => insertContactMessage(stored, [])
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@sayara.example`
  const sent: Action = {
    at,
    run: () =>
      sendContactMessage(
        { ...noInput, actor: undefined, body: { name, email, subject, message } },
        { insertContactMessage: insertQuietly, newId: () => id, now: () => at },
      ),
  }
  if (answeredHoursAgo === undefined) return [sent]
  const answeredAt = new Date(now.getTime() - answeredHoursAgo * 3_600_000)
  const deps = { getContactMessage, moveContactMessage, newId: idsFrom(random), now: () => answeredAt }
  const answered: Action = {
    at: answeredAt,
    run: () =>
      setContactMessageStatus(
        { ...noQuery, params: { id }, actor: admin, body: { status: 'ANSWERED' } },
        deps,
      ),
  }
  return [sent, answered]
}
