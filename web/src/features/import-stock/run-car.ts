import { limits } from '#shared/constants/limits.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { photoUrl } from '#shared/constants/photos.ts'
import { ApiError, hasCode } from '#web/api/api-error.ts'
import { retry } from '#web/api/retry.ts'
import { getOwnListing, updateListing } from '#web/entities/listing/own-listings.ts'
import { sendPhoto } from '#web/entities/upload/send-file.ts'
import type { PhotoSource } from './match-photos.ts'

/** A car that has photos already is skipped, or the new ones are appended. */
export const existingChoices = ['SKIP', 'APPEND'] as const
export type ExistingChoice = (typeof existingChoices)[number]

/** Why a photo did not make it, and its address if it was uploaded and only attaching it failed. */
type FailedPhoto = { phase: 'failed'; error: unknown; url?: string }

export type PhotoState = { phase: 'busy' | 'noRoom' } | { phase: 'uploaded'; url: string } | FailedPhoto

export type CarOutcome = 'done' | 'skipped' | 'failed'

/** One car's photos and what uploading them needs. */
export type CarJob = {
  listingId: string
  /** In the order of the row. */
  photos: readonly { key: string; source: PhotoSource }[]
  existing: ExistingChoice
  /** The addresses of photos uploaded by an earlier try, by key: only the others are sent. */
  uploaded: ReadonlyMap<string, string>
  uploadSlots: Slots
  signal: AbortSignal
  onPhoto: (key: string, state: PhotoState) => void
}

const live = {
  getOwnListing,
  updateListing,
  uploadPhoto: (file: File, signal: AbortSignal) => sendPhoto(file, { signal }),
}
type Deps = typeof live

/** Whether an error concerns all photos alike, such as an ended session or a lost connection. */
export const stopsAll = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 401 ||
    error.status === 429 ||
    error.code === 'OFFLINE' ||
    error.code === 'DEALERSHIP_NOT_VERIFIED')

// A limit per minute may be hit several times in a stock of thousands; a connection that is lost for half a minute is lost.
const retryLong = <T>(act: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  retry(act, { signal, busyTries: 21, lostTries: 5 })

/**
 * Uploads the photos of one car, then appends them to its listing. Uploaded photos are attached even when others fail. Throws
 * what stops all cars (see `stopsAll`) and when aborted.
 */
export const runCar = async (job: CarJob, deps: Deps = live): Promise<CarOutcome> => {
  const { listingId, photos, existing, signal, onPhoto } = job
  const uploaded = new Map(job.uploaded)
  const listing = await retryLong(() => deps.getOwnListing(listingId, signal), signal)
  const others = othersOf(listing, uploaded)
  if (others.length > 0 && existing === 'SKIP') return 'skipped'
  const room = Math.max(0, limits.listing.photos - others.length)
  for (const { key } of photos.slice(room)) onPhoto(key, { phase: 'noRoom' })
  const wanted = photos.slice(0, room)
  await Promise.all(wanted.map((photo) => upload(job, deps, photo, uploaded)))
  const ready = wanted.flatMap(({ key }) => uploaded.get(key) ?? [])
  if (ready.length > 0) await attach(job, deps, ready, uploaded)
  return ready.length === wanted.length ? 'done' : 'failed'
}

type Uploaded = Map<string, string>

const upload = async (job: CarJob, deps: Deps, photo: CarJob['photos'][number], uploaded: Uploaded) => {
  const { uploadSlots, signal, onPhoto } = job
  const { key, source } = photo
  const known = uploaded.get(key)
  if (known) return onPhoto(key, { phase: 'uploaded', url: known })
  await uploadSlots.with(1, async () => {
    signal.throwIfAborted()
    onPhoto(key, { phase: 'busy' })
    try {
      const file = await source.open()
      const url = await retryLong(() => deps.uploadPhoto(file, signal), signal)
      uploaded.set(key, url)
      onPhoto(key, { phase: 'uploaded', url })
    } catch (error) {
      if (signal.aborted || stopsAll(error)) throw error
      onPhoto(key, { phase: 'failed', error })
    }
  })
}

const othersOf = ({ images }: OwnListing, uploaded: ReadonlyMap<string, string>): string[] => {
  const own = new Set(uploaded.values())
  return images.map(({ id }) => photoUrl(id)).filter((url) => !own.has(url))
}

// Somebody may edit the car at the same moment: their photos stay.
const attachTries = 3

const attach = async (job: CarJob, deps: Deps, ready: readonly string[], uploaded: Uploaded) => {
  const { listingId, signal } = job
  for (let attempt = 1; ; attempt += 1) {
    const listing = await retryLong(() => deps.getOwnListing(listingId, signal), signal)
    const images = [...othersOf(listing, uploaded), ...ready].slice(0, limits.listing.photos)
    try {
      const change = { images, version: listing.version }
      await retryLong(() => deps.updateListing(listingId, change, signal), signal)
      return
    } catch (error) {
      if (!hasCode(error, 'EDIT_CONFLICT') || attempt === attachTries) throw error
    }
  }
}

/** Lets at most `count` units of work run at once, first come first served. */
export const createSlots = (count: number) => {
  let free = count
  const waiting: { wanted: number; begin: () => void }[] = []
  const serve = () => {
    while (waiting[0] && waiting[0].wanted <= free) {
      const { wanted, begin } = waiting.shift()!
      free -= wanted
      begin()
    }
  }
  return {
    /** Runs `act` once `wanted` (at most all) are free, and gives them back afterwards. */
    with: async <T>(wanted: number, act: () => Promise<T>): Promise<T> => {
      await new Promise<void>((begin) => {
        waiting.push({ wanted: Math.min(wanted, count), begin })
        serve()
      })
      try {
        return await act()
      } finally {
        free += Math.min(wanted, count)
        serve()
      }
    },
  }
}
type Slots = ReturnType<typeof createSlots>
