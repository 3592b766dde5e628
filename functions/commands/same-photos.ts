import { newId } from '#functions/adapters/ids.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { listNotifiedSamePhotos, samePhotoReportWrites, toReported } from '#functions/data/reports.ts'
import type { Write } from '#functions/data/transact.ts'
import { getUploads } from '#functions/data/uploads.ts'
import { limits } from '#shared/constants/limits.ts'
import { isIdOf } from '#shared/schemas/ids.ts'
import type { SamePhoto } from '#shared/schemas/listing.ts'
import { addTwins, findSamePhotos, notePhotoHash } from '#functions/data/photo-hashes.ts'

const live = { getUploads, getListingsById, listNotifiedSamePhotos, newId }

/** The photos that have not been compared yet. A draft is private: all of its photos are compared once it is submitted. */
const uncompared = (before: ListingRecord, after: ListingRecord): string[] => {
  if (after.status === 'DRAFT') return []
  const compared = new Set(before.status === 'DRAFT' ? [] : before.photos.map(({ id }) => id))
  return after.photos.map(({ id }) => id).filter((id) => !compared.has(id))
}

/** Finds these photos in listings of other sellers, each with those listings. Three reads at most. */
const findElsewhere = async (
  photoIds: readonly string[],
  ownerId: string,
  deps: typeof live,
): Promise<SamePhoto[]> => {
  const twinsOf = new Map(
    (photoIds.length > 0 ? await deps.getUploads(photoIds) : []).map(({ id, twins }) => [id, twins]),
  )
  const twinIds = new Set([...twinsOf.values()].flatMap((twins) => [...(twins ?? [])]))
  if (twinIds.size === 0) return []
  const usedBy = new Map((await deps.getUploads([...twinIds])).map(({ id, attachedTo }) => [id, attachedTo]))
  const listingOf = (twin: string): string[] => {
    const user = usedBy.get(twin)
    return user && isIdOf('listing', user) ? [user] : []
  }
  const listings = await deps.getListingsById([...twinIds].flatMap(listingOf))
  return photoIds.flatMap((photoId) =>
    [...new Set([...(twinsOf.get(photoId) ?? [])].flatMap(listingOf))]
      .map((listingId) => listings.get(listingId))
      .filter((listing) => listing && listing.ownerId !== ownerId && listing.status !== 'DRAFT')
      .map((listing) => ({ photoId, listing: toReported(listing!) })),
  )
}

/** One photo for each other listing. */
const oneOfEach = (found: readonly SamePhoto[]): SamePhoto[] => {
  const first = new Map<string, SamePhoto>()
  for (const same of found) if (!first.has(same.listing.id)) first.set(same.listing.id, same)
  return [...first.values()]
}

/**
 * Notes on an edited listing which of its photos other sellers use, with the writes that report it to the admins: one report
 * about the listing that was published later, which names the others. It does not say who took the photo. The same two listings
 * are reported once.
 */
export const noteSamePhotos = async (
  before: ListingRecord,
  after: ListingRecord,
  at: Date,
  deps = live,
): Promise<{ listing: ListingRecord; writes: Write[] }> => {
  const found = await findElsewhere(uncompared(before, after), after.ownerId, deps)
  const present = new Set(after.photos.map(({ id }) => id))
  const known = before.samePhotos.filter(({ photoId }) => present.has(photoId))
  const listing = { ...after, samePhotos: [...known, ...found] }
  if (found.length === 0) return { listing, writes: [] }

  const others = oneOfEach(found)
  const told = await deps.listNotifiedSamePhotos(
    after.id,
    others.map((other) => other.listing.id),
  )
  // Not more than an admin can look into.
  const news = others.filter((other) => !told.has(other.listing.id)).slice(0, limits.samePhotos)
  if (news.length === 0) return { listing, writes: [] }
  const report = {
    id: deps.newId('report'),
    reason: 'SAME_PHOTO' as const,
    details: '',
    status: 'OPEN' as const,
    createdAt: at.toISOString(),
    resolvedAt: null,
    listing: toReported(after),
    plate: null,
    samePhotos: news,
    reporterId: null,
    sellerId: listing.ownerId,
  }
  return { listing, writes: samePhotoReportWrites(report) }
}

const liveLink = { notePhotoHash, findSamePhotos, addTwins }

/**
 * Finds photos of other people that look like a new one, and notes each on the other, so that the later publisher is noticed.
 * The new one is stored before the search: of two at the same moment, at least one sees the other. A repetition changes
 * nothing.
 */
export const linkSamePhotos = async (
  photo: { id: string; ownerId: string; hash: string },
  deps = liveLink,
): Promise<void> => {
  await deps.notePhotoHash(photo)
  const twins = await deps.findSamePhotos(photo)
  if (twins.length === 0) return
  await Promise.all([deps.addTwins(photo.id, twins), ...twins.map((twin) => deps.addTwins(twin, [photo.id]))])
}
