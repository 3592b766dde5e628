import { dayMs, eachAtOnce } from '#functions/core/time.ts'
import { toAboutListing } from '#functions/data/listing-record.ts'
import { toAboutPlate } from '#functions/data/plate-record.ts'
import { listSavers, stillSaved } from '#functions/data/favorites.ts'
import { dedupeKeys } from '#functions/data/notifications.ts'
import { getUserById } from '#functions/data/users.ts'
import { type Offer, priceDropOf, saleOf } from './listing-events.ts'
import { notifyOnce, type Tally, notifiedAtOnce } from './notify-once.ts'
import type { NotificationAbout, NotificationKind } from '#shared/schemas/notification.ts'

const live = { listSavers, getUserById, notifyOnce }

type SaversNews = {
  name: string
  at: string
  kind: NotificationKind
  about: NotificationAbout
  unless?: readonly string[]
}

/** The days of a week, this one first. */
const week = (now: Date): string[] =>
  Array.from({ length: 7 }, (_, back) => new Date(now.getTime() - back * dayMs).toISOString().slice(0, 10))

const aboutOf = (offer: Offer): NotificationAbout =>
  'car' in offer ? { listing: toAboutListing(offer) } : { plate: toAboutPlate(offer) }

/** The event to notify the savers of a listing or plate of; nothing is sold and made cheaper at once. */
const eventFor = (offer: Offer, startedAt: string, now: Date): SaversNews | undefined => {
  const sale = saleOf(offer, startedAt, now)
  if (sale) {
    const about = { ...aboutOf(offer), availability: 'SOLD' as const }
    // One that is sold, offered again and sold is news once a week, as one that becomes cheaper day by day.
    const unless = week(now).map((day) => dedupeKeys.soldOn(offer.id, day))
    return { name: dedupeKeys.sale(offer.id, sale.at), at: sale.at, kind: 'FAVORITE_GONE', about, unless }
  }
  const drop = priceDropOf(offer, startedAt, now)
  if (!drop) return undefined
  const about = { ...aboutOf(offer), previousPriceQAR: drop.previousPriceQAR }
  const unless = week(now).map((day) => dedupeKeys.cheaperOn(offer.id, day))
  return { name: dedupeKeys.priceDrop(offer.id, drop.at), at: drop.at, kind: 'PRICE_DROP', about, unless }
}

/**
 * Notifies people who saved a listing or plate that it became cheaper or is sold; people who saved it afterwards know already.
 * @param startedAt when alerts began: what happened before is sent to nobody
 */
export const notifySavers = async (
  offers: readonly Offer[],
  startedAt: string,
  now: Date,
  tally: Tally,
  deps = live,
): Promise<void> => {
  for (const offer of offers) {
    const event = eventFor(offer, startedAt, now)
    if (!event) continue
    const { name, at, kind, about, unless } = event
    const tell = async (userId: string): Promise<boolean> => {
      const reader = userId === offer.ownerId ? undefined : await deps.getUserById(userId)
      if (reader?.status !== 'ACTIVE') return false
      const stillWanted = stillSaved(userId, offer.id)
      return deps.notifyOnce(
        {
          reader,
          events: new Map([[name, event]]),
          ...(unless && { unless }),
          compose: () => ({ kind, about }),
          stillWanted,
        },
        now,
      )
    }
    for await (const savers of deps.listSavers(offer.id, at))
      await eachAtOnce(savers, notifiedAtOnce, (userId) =>
        tally(() => tell(userId), { ['car' in offer ? 'listingId' : 'plateId']: offer.id }),
      )
  }
}
