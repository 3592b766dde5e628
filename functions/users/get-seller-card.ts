import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { newestOwned } from '#functions/data/listing-lists.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { listReportsByStatus } from '#functions/data/reports.ts'
import { readTrackRecord } from '#functions/data/reputation.ts'
import { listSharedBrowsers } from '#functions/data/shared-browsers.ts'
import { listSellerNotes } from '#functions/data/seller-notes.ts'
import { findUserIdAt, getUserById, getUsersById, type UserRecord } from '#functions/data/users.ts'
import { getSellerCard as route } from '#shared/api/sellers.ts'
import { toNote } from './seller-note-view.ts'
import { limits } from '#shared/constants/limits.ts'
import type { SellerCard } from '#shared/schemas/seller-card.ts'

const live = {
  getUserById,
  getUsersById,
  findUserIdAt,
  findDealer,
  readTrackRecord,
  newestOwned,
  getListingsById,
  listReportsByStatus,
  listSellerNotes,
  listSharedBrowsers,
}

const { listings: listingsRead, reports: reportsRead, linked: linkedShown } = limits.sellerCard

/** Open reports about listings and plates of this seller, among those that wait longest: one page of them and one read of what they are about. */
const countReports = async (sellerId: string, deps: typeof live): Promise<SellerCard['openReports']> => {
  const { reports, nextCursor } = await deps.listReportsByStatus('OPEN', { limit: reportsRead })
  const about = await deps.getListingsById([
    ...new Set(reports.flatMap(({ listing, plate }) => (plate ? [] : [listing.id]))),
  ])
  const count = reports.filter(
    // A car that is deleted leaves its report, as a plate does.
    (report) => (about.get(report.listing.id)?.ownerId ?? report.sellerId) === sellerId,
  ).length
  return { count, isMore: nextCursor !== undefined }
}

/** Ids of other accounts, each with why it may be the same person's. */
const linkedTo = async (
  { id, phoneNumber }: UserRecord,
  listings: readonly ListingRecord[],
  deps: typeof live,
): Promise<Map<string, SellerCard['linked'][number]['by']>> => {
  const others = listings.flatMap(({ samePhotos }) => samePhotos.map(({ listing }) => listing.id))
  const [byPhone, byBrowser, withPhotos] = await Promise.all([
    phoneNumber ? deps.findUserIdAt({ phone: phoneNumber }) : undefined,
    deps.listSharedBrowsers(id, linkedShown),
    deps.getListingsById([...new Set(others)].slice(0, listingsRead)),
  ])
  const linked = new Map<string, SellerCard['linked'][number]['by']>()
  const add = (other: string, why: SellerCard['linked'][number]['by'][number]) => {
    if (other !== id) linked.set(other, [...new Set([...(linked.get(other) ?? []), why])])
  }
  if (byPhone) add(byPhone, 'PHONE')
  for (const other of byBrowser) add(other, 'DEVICE')
  for (const { ownerId } of withPhotos.values()) add(ownerId, 'PHOTO')
  return new Map([...linked].slice(0, linkedShown))
}

/** A seller as the reviews of their things show them. What it reads does not grow with what they sell. */
export const getSellerCard = async ({ params }: Pick<Input<typeof route>, 'params'>, deps = live) => {
  const user = await deps.getUserById(params.id)
  if (!user || user.status === 'DELETED') throw new AppError('NOT_FOUND')
  const [dealer, record, newest, openReports, notes] = await Promise.all([
    user.isVerified ? deps.findDealer(user.id) : undefined,
    deps.readTrackRecord(user.id),
    deps.newestOwned(user.id, listingsRead),
    countReports(user.id, deps),
    deps.listSellerNotes(user.id),
  ])
  const linked = await linkedTo(user, newest.listings, deps)
  const people = await deps.getUsersById([...new Set([...linked.keys(), ...notes.map(({ by }) => by)])])
  return {
    user,
    slug: dealer && !dealer.isSuspended ? dealer.slug : null,
    record,
    live: {
      count: newest.listings.filter(({ status }) => status === 'APPROVED').length,
      isMore: newest.isMore,
    },
    openReports,
    linked: [...linked].flatMap(([id, by]) => {
      const other = people.get(id)
      return other && other.status !== 'DELETED' ? [{ user: other, by }] : []
    }),
    notes: notes.map((note) => toNote(note, people.get(note.by))),
  }
}

export const handler = provenHandler(route, getSellerCard)
