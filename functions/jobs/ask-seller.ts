import {
  askedWrite,
  availabilityLinkWrite,
  type Confirmation,
  deleteConfirmation,
  listConfirmations,
  markAsked,
  readAskedAt,
} from '#functions/data/confirmations.ts'
import { isListed, type ListingRecord, toAboutListing } from '#functions/data/listing-record.ts'
import { isDue, lastWordAt, pausesAt } from '#shared/rules/confirmation.ts'
import { newSecret } from '#functions/adapters/ids.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import type { NotificationAbout } from '#shared/schemas/notification.ts'
import { confirmListing, pauseBySilence } from '#functions/commands/change-availability.ts'
import { eachAtOnce, isConflict, now, withinRequestTime } from '#functions/core/time.ts'
import { startAttempts } from './attempts.ts'
import { getListingById, replaceListing } from '#functions/data/listings.ts'
import { readStockInFeed } from '#functions/data/stock-feeds.ts'
import { stockKey } from '#shared/rules/normalise.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'

/** The next step for a car that is due. */
export type Step = 'ASK' | 'PAUSE' | 'CONFIRM' | 'FORGET' | 'NOTHING'

/** The next step for a car, by its present state: the confirmation item only says when to look. Pure. */
export const nextStep = (
  { askedAt }: Pick<Confirmation, 'askedAt'>,
  listing: ListingRecord | undefined,
  at: Date,
  inFeed: ReadonlySet<string> = new Set(),
): Step => {
  if (!listing || !isListed(listing)) return 'FORGET'
  if (!isDue(listing, at)) return 'NOTHING'
  // That a car is in the file which its dealership sends each night is the word of its dealership.
  if (listing.stockNumber !== null && inFeed.has(stockKey(listing.stockNumber))) return 'CONFIRM'
  if (askedAt === null || askedAt < lastWordAt(listing)) return 'ASK'
  return at >= pausesAt(askedAt) ? 'PAUSE' : 'NOTHING'
}

const liveQuestion = { notifyWrites, newSecret }

/** The cars of one seller that one email is about. */
export type Questioned = {
  asked: readonly ListingRecord[]
  paused: readonly ListingRecord[]
  /** Those that earlier emails were about and that still wait. */
  before?: readonly Confirmation[]
}

const aboutOf = ({ asked, paused, before = [] }: Questioned): NotificationAbout => {
  const named = paused.length > 0 ? paused : asked
  // The link of an email about one car is of that car alone; of several, of all that wait: it says how many those are.
  const total = asked.length + paused.length
  const also = total > 1 ? before : []
  const alsoAsked = total - named.length + also.filter(({ askedAt }) => askedAt !== null).length
  const alsoPaused = also.filter(({ dueAt }) => dueAt === null).length
  return {
    ...(named[0] && { listing: toAboutListing(named[0]) }),
    ...(named.length > 1 && { count: named.length }),
    ...(alsoAsked > 0 && { alsoAsked }),
    ...(alsoPaused > 0 && { alsoPaused }),
  }
}

/**
 * The writes that ask a seller about their cars, or notify them that some were paused without an answer: one notification and
 * one email, however many cars there are, with a link of its own that covers the car, or all of them.
 */
export const questionWrites = async (
  seller: UserRecord,
  about: Questioned,
  at: Date,
  deps = liveQuestion,
): Promise<Write[]> => {
  const cars = [...about.paused, ...about.asked]
  const token = deps.newSecret()
  const listingId = cars.length === 1 ? cars[0]!.id : null
  const kind = about.paused.length > 0 ? 'PAUSED_BY_SILENCE' : 'STILL_AVAILABLE'
  return [
    availabilityLinkWrite({ token, userId: seller.id, listingId }, at),
    ...(await deps.notifyWrites(seller, { kind, about: aboutOf(about), token }, at)),
  ]
}

/** The dependencies of asking; a test has it die half-way. */
export const askSellerParts = {
  readStockInFeed,
  listConfirmations,
  deleteConfirmation,
  markAsked,
  readAskedAt,
  getUserById,
  getListingById,
  replaceListing,
  questionWrites,
  transact,
  now,
}
type Deps = typeof askSellerParts

const atOnce = 8

type Car = { listingId: string; waiting: Confirmation; listing: ListingRecord | undefined; step: Step }

/**
 * Does something for each car; one that cannot be read or written stops no other, and is looked at again next time.
 * @throws the last failure, when nothing succeeded
 */
const forEachCar = async <T extends { listingId: string }>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<void> => {
  const { attempt, end } = startAttempts('a car could not be asked about')
  await eachAtOnce(all, atOnce, async (one) => {
    await attempt({ listingId: one.listingId }, () => work(one))
  })
  end()
}

const readCars = async (
  due: readonly Confirmation[],
  inFeed: ReadonlySet<string>,
  at: Date,
  deps: Deps,
): Promise<Car[]> => {
  const read = new Map<string, Car>()
  await forEachCar(due, async (waiting) => {
    const { listingId } = waiting
    const listing = await deps.getListingById(listingId)
    read.set(listingId, { listingId, waiting, listing, step: nextStep(waiting, listing, at, inFeed) })
  })
  return due.flatMap(({ listingId }) => read.get(listingId) ?? [])
}

const listingsOf = (cars: readonly Car[], step: Step): ListingRecord[] =>
  cars.flatMap(({ listing, step: own }) => (listing && own === step ? listing : []))

/** @returns false when another run has sent the email of the day */
const sendQuestion = async (
  seller: UserRecord,
  cars: readonly Car[],
  before: readonly Confirmation[],
  askedAt: string | undefined,
  at: Date,
  deps: Deps,
): Promise<boolean> => {
  const about = { asked: listingsOf(cars, 'ASK'), paused: listingsOf(cars, 'PAUSE'), before }
  if (about.asked.length + about.paused.length === 0) return false
  try {
    await deps.transact([
      askedWrite(seller.id, askedAt, at),
      ...(await deps.questionWrites(seller, about, at)),
    ])
    return true
  } catch (error) {
    if (error instanceof ConditionsFailed) return false
    throw error
  }
}

const applyStep = async ({ waiting, listing, step }: Car, askedAt: string, deps: Deps): Promise<void> => {
  if (step === 'FORGET') await deps.deleteConfirmation(waiting)
  if (step === 'ASK') await deps.markAsked(waiting, askedAt, pausesAt(askedAt))
  // At the present, not at the run's beginning: the change feed would be past it, and searches keep the car until the night.
  if (step === 'CONFIRM' && listing) await deps.replaceListing(confirmListing(listing, deps.now()), listing)
  if (step === 'PAUSE' && listing) await deps.replaceListing(pauseBySilence(listing, deps.now()), listing)
}

/**
 * Asks a seller whether the cars that are due are still available, except for those that their nightly file says it of, and pauses those that were asked about without an answer:
 * one email a day, however many there are. The email goes first; a run that dies after it is finished by the next one, which
 * sends no other, and cars that have become due since then wait for tomorrow's.
 * @returns whether an email was sent
 * @throws the last failure, when no car could be read or written
 */
export const askSeller = async (sellerId: string, at: Date, deps = askSellerParts): Promise<boolean> => {
  const askedAt = await deps.readAskedAt(sellerId)
  const isToday = askedAt !== undefined && qatarDay(new Date(askedAt)) === qatarDay(at)
  const until = isToday ? askedAt : at.toISOString()
  const isDueNow = ({ dueAt }: Confirmation) => dueAt !== null && dueAt <= until
  const all = await deps.listConfirmations(sellerId)
  const due = all.filter(isDueNow)
  const seller = due.length > 0 ? await deps.getUserById(sellerId) : undefined
  // A suspended or deleted seller is not asked: their cars are hidden, or soon deleted.
  if (seller?.status !== 'ACTIVE') return false
  const inFeed = await deps.readStockInFeed(sellerId, at)
  const cars = await readCars(due, inFeed, at, deps)
  const before = all.filter((one) => !isDueNow(one))
  const isSent = !isToday && (await sendQuestion(seller, cars, before, askedAt, at, deps))
  const covered =
    isSent || isToday ? cars : cars.filter(({ step }) => step === 'FORGET' || step === 'CONFIRM')
  await forEachCar(covered, async (car) => {
    try {
      await withinRequestTime(() => applyStep(car, until, deps))
    } catch (error) {
      // What has changed meanwhile decides what is next.
      if (!isConflict(error)) throw error
    }
  })
  return isSent
}
