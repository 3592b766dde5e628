import { compactPlateIndex } from '#functions/jobs/compact-plate-index.ts'
import { compactSearchIndex } from '#functions/jobs/compact-search-index.ts'
import { personOfUser } from '#functions/core/person.ts'
import { putFavorite } from '#functions/data/favorites.ts'
import { insertProvider } from '#functions/data/providers.ts'
import { drawDocuments } from './documents.ts'
import { pictureName } from './garage.ts'
import { createGate } from './gate.ts'
import { createMarket, type Market, type PlannedListing } from './market/market.ts'
import { insurers, lenders } from './market/providers.ts'
import { openPhotoLab } from './photos.ts'
import { createRandom, seededId } from './random.ts'
import { stored } from './replay/props.ts'
import { replayPast } from './replay/replay-past.ts'
import { writeAccounts } from './write-accounts.ts'
import { writeDays } from './write-days.ts'
import { writeListing } from './write-listing.ts'

type Options = {
  /** Called at least every second: how many pictures and listings of all are done. */
  progress: (made: number, total: number) => void
}

// Each waits for its pictures, and then mostly for the store.
const listingsAtOnce = 6
const everyMs = 1000

const assertLocal = (): void => {
  // Everybody can read the demo's passwords in this repository.
  if (process.env['AWS_ENDPOINT_URL_DYNAMODB'] && process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'])
    return
  throw new Error(
    'The demo market is for the local cloud only: AWS_ENDPOINT_URL_DYNAMODB and the others must name it.',
  )
}

/** Those first whose pictures are drawn first, so that nobody waits for a picture while another's are ready. */
const byPictures = (listings: readonly PlannedListing[]): PlannedListing[] => {
  const needed = new Map<string, number>()
  const last = ({ photos }: PlannedListing): number => {
    const turns = photos.map(({ picture }) => {
      const name = pictureName(picture)
      needed.set(name, needed.get(name) ?? needed.size)
      return needed.get(name)!
    })
    return Math.max(-1, ...turns)
  }
  return listings
    .map((listing) => ({ listing, turn: last(listing) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ listing }) => listing)
}

const writeProviders = async (): Promise<void> => {
  const random = createRandom('providers')
  for (const insurer of insurers)
    await insertProvider('insurance', { id: seededId(random, 'provider'), version: 1, ...insurer }, [])
  for (const lender of lenders)
    await insertProvider('financing', { id: seededId(random, 'provider'), version: 1, ...lender }, [])
}

const writeListings = async ({ listings }: Market, progress: Options['progress']): Promise<void> => {
  const ordered = byPictures(listings)
  const photos = ordered.flatMap((listing) => listing.photos)
  const total = new Set(photos.map(({ picture }) => pictureName(picture))).size + listings.length
  let made = 0
  const tell = () => progress(made, total)
  const count = () => void made++
  const beat = setInterval(tell, everyMs)
  try {
    tell()
    const papers = await drawDocuments()
    const lab = openPhotoLab(photos, count)
    const gate = createGate(listingsAtOnce)
    const write = async (listing: PlannedListing): Promise<void> => {
      const stored = await Promise.all(listing.photos.map(lab.store))
      await writeListing(listing, { photos: stored, papers })
      count()
    }
    await Promise.all([lab.finished, ...ordered.map((listing) => gate(() => write(listing)))])
    tell()
  } finally {
    clearInterval(beat)
  }
}

const saveFavorites = async ({ accounts, listings, favorites }: Market): Promise<void> => {
  const userId = accounts.buyer.id
  const records = new Map(listings.map(({ record }) => [record.id, record]))
  for (const { listingId, at } of favorites) {
    const listing = stored(records, listingId)
    await putFavorite({ userId, listing, person: personOfUser(userId), at })
  }
}

/** Until it is ours: those that follow one of the schedule would not look back at what was written into the past. */
const rebuildIndexes = async (): Promise<void> => {
  for (const compact of [compactSearchIndex, compactPlateIndex]) while (!(await compact({ rebuild: true })));
}

/**
 * Fills an empty local store with the demo market: accounts, providers, listings with their photos, number plates, what
 * people did so far, the indexes of the search.
 * Some 210 seconds of processor time: under two minutes on two idle processors. Throws when the environment does not name a local cloud, or the store is not empty.
 */
export const seed = async ({ progress }: Options): Promise<void> => {
  assertLocal()
  const now = new Date()
  const market = createMarket(now)
  await writeAccounts(market.accounts)
  await writeProviders()
  await writeListings(market, progress)
  await writeDays(market, now)
  await saveFavorites(market)
  await replayPast(market, now)
  await rebuildIndexes()
}

if (import.meta.main) await seed({ progress: (made, total) => console.log(`${made} of ${total}`) })
