import { dayMs } from '#functions/core/time.ts'
import { readStockInFeed } from '#functions/data/stock-feeds.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { newSecret } from '#functions/adapters/ids.ts'
import { toAboutListing } from '#functions/data/listing-record.ts'
import { readAskedAt } from '#functions/data/confirmations.ts'
import { deleteConfirmation, listConfirmations, markAsked } from '#functions/data/confirmations.ts'
import { getListingById, replaceListing } from '#functions/data/listings.ts'
import { giveUnsubscribeToken, readPreferences } from '#functions/data/preferences.ts'
import { transact } from '#functions/data/transact.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { askSeller, questionWrites } from '#functions/jobs/ask-seller.ts'
import type { Random } from '#scripts/seed/random.ts'
import { idsFrom, notifyInAppOnly, tokensFrom, type StoredMarket } from './actions.ts'

// Ten in the morning, in Doha.
const askingHour = 7

const lastMorning = (now: Date): Date => {
  const today = new Date(now)
  today.setUTCHours(askingHour, 0, 0, 0)
  return today <= now ? today : new Date(today.getTime() - dayMs)
}

/** Notifies a seller in the app, at that time, that a car was paused because they did not answer. */
const tellPauses = async (seller: UserRecord, { listings }: StoredMarket, random: Random): Promise<void> => {
  for (const listing of listings.values()) {
    if (listing.ownerId !== seller.id || !listing.isPausedBySilence || !listing.availabilityAt) continue
    const news = { kind: 'PAUSED_BY_SILENCE', about: { listing: toAboutListing(listing) } } as const
    await transact(await notifyInAppOnly(random)(seller, news, new Date(listing.availabilityAt)))
  }
}

/**
 * Asks a seller on the last morning about the cars that nobody has spoken of, by the product's own job: the email is in the
 * demo's mailbox, and its link works.
 */
export const askStillAvailable = async (
  seller: UserRecord,
  storedMarket: StoredMarket,
  now: Date,
  random: Random,
): Promise<void> => {
  await tellPauses(seller, storedMarket, random.fork('pauses'))
  const telling = {
    readPreferences,
    giveUnsubscribeToken,
    newId: idsFrom(random),
    newUnsubscribeToken: tokensFrom(random),
  }
  const tell: typeof notifyWrites = (reader, news, at) => notifyWrites(reader, news, at, telling)
  await askSeller(seller.id, lastMorning(now), {
    readStockInFeed,
    listConfirmations,
    deleteConfirmation,
    markAsked,
    readAskedAt,
    getUserById,
    getListingById,
    replaceListing,
    transact,
    now: () => lastMorning(now),
    questionWrites: (asked, about, at) => questionWrites(asked, about, at, { notifyWrites: tell, newSecret }),
  })
}
