import { eachAtOnce, now, retryConflict } from '#functions/core/time.ts'
import type { Said } from '#functions/availability/answer-for-one.ts'
import { sayAvailability } from '#functions/commands/change-availability.ts'
import { AppError } from '#functions/core/app-error.ts'
import { toAboutListing, isShown, type ListingRecord } from '#functions/data/listing-record.ts'
import { listConfirmations, type Confirmation } from '#functions/data/confirmations.ts'
import { getListingById, getListingsById } from '#functions/data/listings.ts'
import type { answerAvailability as route } from '#shared/api/availability.ts'
import type { Answer } from '#shared/api/contract.ts'
import { needsWord, visibleUntil } from '#shared/rules/confirmation.ts'

const live = { listConfirmations, getListingById, getListingsById, sayAvailability, now }
type Deps = typeof live

// The confirmations of one call: some hundreds of writes, well within its ten seconds.
const confirmedAtMost = 100
const lookedAtInGroup = 100
// A call goes on for so long, and looks at the clock between groups: small ones, so that it ends soon after on a slow store, too.
const worksForMs = 5000
const confirmedInGroup = 20
const atOnce = 8
const shown = 3

const waits = ({ dueAt, askedAt }: Confirmation, at: Date): boolean =>
  dueAt === null || askedAt !== null || dueAt <= at.toISOString()

const confirm = (listingId: string, at: Date, deps: Deps): Promise<void> =>
  retryConflict(async () => {
    const seen = await deps.getListingById(listingId)
    if (seen && isShown(seen) && needsWord(seen, at)) await deps.sayAvailability(seen, 'AS_BEFORE')
  })

/** Returns those of these cars that wait for confirmation now. The index that found them may lag behind. */
const readWaiting = async (some: readonly Confirmation[], at: Date, deps: Deps): Promise<ListingRecord[]> => {
  const listings = await deps.getListingsById(some.map(({ listingId }) => listingId))
  return some.flatMap(({ listingId }) => {
    const listing = listings.get(listingId)
    return listing && isShown(listing) && needsWord(listing, at) ? listing : []
  })
}

/**
 * Confirms all cars of a seller that wait for confirmation, by the link of an email about several cars; undefined only looks.
 * One call confirms at most a hundred, and fewer while the store is slow: `waiting` says whether to call again, which goes on where this one ended.
 * @throws AppError ILLEGAL_STATUS_MOVE for another answer: a fact about one car does not hold for all
 */
export const answerForAll = async (
  sellerId: string,
  said: Said,
  deps = live,
): Promise<Answer<typeof route>> => {
  if (said !== undefined && said !== 'AS_BEFORE') throw new AppError('ILLEGAL_STATUS_MOVE')
  const at = deps.now()
  const isOver = () => deps.now().getTime() - at.getTime() >= worksForMs
  let rest = (await deps.listConfirmations(sellerId)).filter((each) => waits(each, at))
  let left: ListingRecord[] = []
  let confirmed = 0
  const group = said === undefined ? lookedAtInGroup : confirmedInGroup
  while (rest.length > 0 && left.length === 0 && !isOver()) {
    left = await readWaiting(rest.slice(0, group), at, deps)
    rest = rest.slice(group)
    if (said === undefined) continue
    const meant = left.slice(0, confirmedAtMost - confirmed)
    await eachAtOnce(meant, atOnce, ({ id }) => confirm(id, at, deps))
    confirmed += meant.length
    left = left.slice(meant.length)
  }
  const waiting = left.length + rest.length
  const saidAt = at.toISOString()
  const isSure = confirmed > 0 && waiting === 0
  return {
    listings: left.slice(0, shown).map(toAboutListing),
    waiting,
    availability: null,
    isPausedBySilence: false,
    visibleUntil: isSure
      ? visibleUntil({ confirmedAt: saidAt, publishedAt: null, createdAt: saidAt }).toISOString()
      : null,
  }
}
