import { limits } from '#shared/constants/limits.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { photoUrl } from '#shared/schemas/photo.ts'
import { ApiError } from '#web/api/api-error.ts'
import { retry } from '#web/api/retry.ts'
import { updateListing } from '#web/entities/listing/mutations.ts'
import { getOwnListing } from '#web/entities/listing/own-listings.ts'
import type { ImportTools } from '#web/features/import-stock/import-tools.ts'
import type { PhotoSource } from './collect-photos.ts'
import type { Slots } from './slots.ts'

/** What becomes of a car that has photos already: nothing, or the new ones come behind. */
export const existingChoices = ['SKIP', 'APPEND'] as const
export type ExistingChoice = (typeof existingChoices)[number]

export type PhotoState = { phase: 'busy' | 'arrived' | 'noRoom' } | { phase: 'failed'; error: unknown }

export type CarOutcome = 'done' | 'skipped' | 'failed'

/** One car's photos and what its run needs. */
export type CarJob = {
  listingId: string
  /** In the order of the row. */
  photos: readonly { key: string; source: PhotoSource }[]
  existing: ExistingChoice
  /** Addresses of photos that have arrived, by key: a second try sends only the others. */
  arrived: Map<string, string>
  lines: Slots
  signal: AbortSignal
  tell: (key: string, state: PhotoState) => void
}

// A limit per minute may be hit several times in a stock of thousands; a connection that is lost for half a minute is lost.
const retryLong = <T>(act: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  retry(act, { signal, busyTries: 21, lostTries: 5 })

const live = { getOwnListing, updateListing }
type Deps = typeof live & Pick<ImportTools, 'uploadPhoto'>

/** True for what concerns all photos alike: without a session or a connection none of them will make it. */
export const stopsAll = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 401 ||
    error.status === 429 ||
    error.code === 'OFFLINE' ||
    error.code === 'DEALERSHIP_NOT_VERIFIED')

const send = async (job: CarJob, { uploadPhoto }: Deps, { key, source }: CarJob['photos'][number]) => {
  const { arrived, lines, signal, tell } = job
  if (arrived.has(key)) return tell(key, { phase: 'arrived' })
  await lines.with(1, async () => {
    signal.throwIfAborted()
    tell(key, { phase: 'busy' })
    try {
      const file = await source.open()
      arrived.set(key, await retryLong(() => uploadPhoto(file, signal), signal))
      tell(key, { phase: 'arrived' })
    } catch (error) {
      if (signal.aborted || stopsAll(error)) throw error
      tell(key, { phase: 'failed', error })
    }
  })
}

const othersOf = ({ images }: OwnListing, arrived: ReadonlyMap<string, string>): string[] => {
  const own = new Set(arrived.values())
  return images.map(({ id }) => photoUrl(id)).filter((url) => !own.has(url))
}

// Somebody may edit the car at the same moment: what they put there stays.
const attachAtMost = 3

const attach = async ({ listingId, photos, arrived, signal }: CarJob, deps: Deps): Promise<void> => {
  const own = photos.flatMap(({ key }) => arrived.get(key) ?? [])
  for (let attempt = 1; ; attempt += 1) {
    const listing = await retryLong(() => deps.getOwnListing(listingId, signal), signal)
    const images = [...othersOf(listing, arrived), ...own].slice(0, limits.listing.photos)
    try {
      await retryLong(
        () => deps.updateListing(listingId, { images, version: listing.version }, signal),
        signal,
      )
      return
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined
      // Nobody used them for too long and they were swept away: a next try sends them anew.
      if (code === 'UPLOAD_UNUSABLE') arrived.clear()
      if (code !== 'EDIT_CONFLICT' || attempt === attachAtMost) throw error
    }
  }
}

/**
 * Brings the photos of one car in: uploads them, then gives them to the listing behind those it has. Those that arrive are
 * attached even when others fail. Throws what stops all cars (see `stopsAll`) and when aborted.
 */
export const runCar = async (job: CarJob, deps: Deps): Promise<CarOutcome> => {
  const { listingId, photos, existing, arrived, signal, tell } = job
  const listing = await retryLong(() => deps.getOwnListing(listingId, signal), signal)
  const others = othersOf(listing, arrived)
  if (others.length > 0 && existing === 'SKIP') return 'skipped'
  const room = Math.max(0, limits.listing.photos - others.length)
  for (const { key } of photos.slice(room)) tell(key, { phase: 'noRoom' })
  const wanted = photos.slice(0, room)
  await Promise.all(wanted.map((photo) => send(job, deps, photo)))
  if (wanted.some(({ key }) => arrived.has(key))) await attach({ ...job, photos: wanted }, deps)
  return wanted.every(({ key }) => arrived.has(key)) ? 'done' : 'failed'
}

/** `runCar` with the real routes. */
export const runCarLive = (job: CarJob, uploadPhoto: ImportTools['uploadPhoto']): Promise<CarOutcome> =>
  runCar(job, { ...live, uploadPhoto })
