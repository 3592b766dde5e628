import { eachAtOnce } from '#functions/core/time.ts'
import { toAboutListing, type ListingRecord } from '#functions/data/listing-record.ts'
import { listSavers, stillSaved } from '#functions/data/favorites.ts'
import { newsNames } from '#functions/data/notifications.ts'
import { getUserById } from '#functions/data/users.ts'
import { priceDropOf, saleOf } from '#functions/jobs/alerts/news.ts'
import { notifyOnce, type Tally, tellersAtOnce } from './notify-once.ts'
import type { NotificationAbout, NotificationKind } from '#shared/schemas/notification.ts'

const live = { listSavers, getUserById, notifyOnce }

type SaversNews = { name: string; at: string; kind: NotificationKind; about: NotificationAbout }

/** What there is to tell to those who saved a listing; a car is not sold and made cheaper at once. */
const newsOf = (listing: ListingRecord, startedAt: string, now: Date): SaversNews | undefined => {
  const sale = saleOf(listing, startedAt, now)
  if (sale) {
    const about = { listing: toAboutListing(listing), availability: 'SOLD' as const }
    return { name: newsNames.sale(listing.id, sale.at), at: sale.at, kind: 'FAVORITE_GONE', about }
  }
  const drop = priceDropOf(listing, startedAt, now)
  if (!drop) return undefined
  const about = { listing: toAboutListing(listing), previousPriceQAR: drop.previousPriceQAR }
  return { name: newsNames.priceDrop(listing.id, drop.at), at: drop.at, kind: 'PRICE_DROP', about }
}

/**
 * Tells those who saved a changed listing that it became cheaper or is sold. Who saved it afterwards knows already.
 * @param startedAt when alerts began: what happened before is nobody's news
 */
export const notifySavers = async (
  listings: readonly ListingRecord[],
  startedAt: string,
  now: Date,
  tally: Tally,
  deps = live,
): Promise<void> => {
  for (const listing of listings) {
    const news = newsOf(listing, startedAt, now)
    if (!news) continue
    const { name, at, kind, about } = news
    const tell = async (userId: string): Promise<boolean> => {
      const reader = userId === listing.ownerId ? undefined : await deps.getUserById(userId)
      if (reader?.status !== 'ACTIVE') return false
      const stillWanted = stillSaved(userId, listing.id)
      return deps.notifyOnce(
        { reader, news: new Map([[name, news]]), compose: () => ({ kind, about }), stillWanted },
        now,
      )
    }
    for await (const savers of deps.listSavers(listing.id, at))
      await eachAtOnce(savers, tellersAtOnce, (userId) =>
        tally(() => tell(userId), { listingId: listing.id }),
      )
  }
}
