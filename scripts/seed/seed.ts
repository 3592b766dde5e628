import { buildSearchIndex } from '#functions/jobs/build-search-index.ts'
import { dataVersion } from '#shared/constants/storage.ts'
import { eachAtOnce } from '#functions/core/time.ts'
import { personOfUser } from '#functions/core/caller.ts'
import { putFavorite } from '#functions/data/favorites.ts'
import { noteVersion } from '#functions/data/migrations.ts'
import { insertProvider } from '#functions/data/providers.ts'
import { drawDocuments } from './documents.ts'
import { createMarket, type Market } from './market/market.ts'
import { insurers, lenders } from './market/providers.ts'
import type { PlannedPhoto, PlannedVideo } from './market/photos.ts'
import { createRandom, seededId } from './random.ts'
import { stored } from './history/actions.ts'
import { seedHistory } from './history/history.ts'
import { writeAccounts, writeListing } from './write-demo.ts'
import { writeCounts } from './market/daily-counts.ts'
type Options = {
  /** Called now and then with the number of listings written so far. */
  progress: (written: number, total: number) => void
  /** Gets every photo and video of the demo data, to store their files. */
  showFiles: (photos: readonly PlannedPhoto[], videos: readonly PlannedVideo[]) => void
}

// Each mostly waits for the store.
const listingsAtOnce = 6

const assertLocal = (): void => {
  // Everybody can read the demo's passwords in this repository.
  if (process.env['AWS_ENDPOINT_URL_DYNAMODB'] && process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'])
    return
  throw new Error(
    'The demo market is for the local cloud only: AWS_ENDPOINT_URL_DYNAMODB and the others must name it.',
  )
}

const writeProviders = async (): Promise<void> => {
  const random = createRandom('providers')
  for (const insurer of insurers)
    await insertProvider('insurance', { id: seededId(random, 'provider'), version: 1, ...insurer }, [])
  for (const lender of lenders)
    await insertProvider('financing', { id: seededId(random, 'provider'), version: 1, ...lender }, [])
}

const writeListings = async ({ listings }: Market, progress: Options['progress']): Promise<void> => {
  const documents = await drawDocuments()
  let written = 0
  await eachAtOnce(listings, listingsAtOnce, async (listing) => {
    await writeListing(listing, documents)
    written++
    if (written % 20 === 0) progress(written, listings.length)
  })
}

const saveFavorites = async ({ accounts, listings, favorites }: Market): Promise<void> => {
  const userId = accounts.buyer.id
  const records = new Map(listings.map(({ record }) => [record.id, record]))
  for (const { listingId, at } of favorites) {
    const listing = stored(records, listingId)
    await putFavorite({ userId, listing, person: personOfUser(userId), at })
  }
}

/**
 * Fills an empty local store with the demo market: accounts, providers, listings with their photos, number plates, what
 * people did so far, the indexes of the search.
 * Throws when the environment does not name a local cloud, or the store is not empty.
 */
export const seed = async ({ progress, showFiles }: Options): Promise<void> => {
  assertLocal()
  const now = new Date()
  const market = createMarket(now)
  const showcases = market.accounts.dealerships.flatMap(({ showcase }) => showcase)
  const videos = market.listings.flatMap(({ video }) => video ?? [])
  const posters = videos.map(({ poster }) => poster)
  showFiles([...market.listings.flatMap(({ photos }) => photos), ...posters, ...showcases], videos)
  await writeAccounts(market.accounts)
  await writeProviders()
  await writeListings(market, progress)
  await writeCounts(market, now)
  await saveFavorites(market)
  await seedHistory(market, now)
  // Compactions would not look back at what was written into the past.
  await buildSearchIndex()
  await noteVersion(dataVersion)
}
