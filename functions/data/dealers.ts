import * as z from 'zod/mini'
import { keys, partitions } from './keys.ts'
import { dealerCard, weekHours } from '#shared/schemas/dealer.ts'
import { instant } from '#shared/schemas/text.ts'
import { basename } from 'node:path/posix'
import { moveCountWrites } from './counters.ts'
import type { ListingRecord } from './listing-record.ts'
import { deleteWrite, getItem, insertWrite, type ItemWrite, updateWrite } from './table.ts'
import type { Write } from './transact.ts'
import { discardWrite } from './stale-uploads.ts'
import { isIdOf } from '#shared/schemas/ids.ts'
import { queryItems } from './queries.ts'
import { type Page, searchChain } from './lists.ts'
import type { VerificationStatus } from '#shared/schemas/user.ts'
import type { Stars } from '#shared/rules/dealer-review.ts'

const starCount = z._default(z.number(), 0)

/** The public profile of a dealership, less the number of cars, which search counts. A dealer's id is its user's. */
export const dealerRecord = z.extend(z.omit(dealerCard, { carsAvailable: true }), {
  /** How many published reviews gave so many stars. `rating` and `reviewCount` come from these (`starsOf`), and what is stored as such is of before. */
  stars1: starCount,
  stars2: starCount,
  stars3: starCount,
  stars4: starCount,
  stars5: starCount,
  createdAt: instant,
  hours: z._default(z.nullable(weekHours), null),
  /** Grows with each change of the storefront; counting a sale does not move it. */
  version: z._default(z.number(), 1),
  /** Grows with each change of how it stands: its verification, its application, its name and city, its owner's suspension. */
  standing: z._default(z.number(), 1),
  /** Its owner is suspended: no page, no place in the directory. */
  isSuspended: z._default(z.boolean(), false),
  /** When it last sent its application; null while it never did. */
  appliedAt: z._default(z.nullable(instant), null),
  /** When its verification was taken back; null or absent while it never was. */
  revokedAt: z.optional(z.nullable(instant)),
})
export type DealerRecord = z.output<typeof dealerRecord>

/** How many published reviews of a dealership gave one star, two, and so on to five. */
export const starsOf = ({ stars1, stars2, stars3, stars4, stars5 }: DealerRecord): Stars => [
  stars1,
  stars2,
  stars3,
  stars4,
  stars5,
]

/** A write, for a transaction, that moves one review of a dealership from so many stars to so many; null is none. It fails once the dealership is gone. */
export const starsWrites = (dealerId: string, from: number | null, to: number | null): Write[] =>
  from === to
    ? []
    : [
        updateWrite(keys.dealer(dealerId), {
          add: { ...(from !== null && { [`stars${from}`]: -1 }), ...(to !== null && { [`stars${to}`]: 1 }) },
          if: 'attribute_exists(pk)',
          refuse: 'DEALER_NOT_FOUND',
        }),
      ]

/** A dealership as each of its offers stores it, or null for a private seller. */
export const toDealerOnOffer = (dealer: DealerRecord | undefined): ListingRecord['dealer'] =>
  dealer
    ? {
        id: dealer.id,
        slug: dealer.slug,
        businessName: dealer.businessName,
        ...(dealer.businessNameAr && { businessNameAr: dealer.businessNameAr }),
      }
    : null

/** The name of the kept counts of dealerships by verification, those of suspended owners among them. */
export const dealerCounts = 'DEALERS'

/**
 * Its place among the dealerships: by name, but those that wait for verification by how long they do, and before those that
 * have not applied yet.
 */
export const listPlaceOf = (dealer: DealerRecord) => ({
  statusPk: partitions.dealers(dealer.isSuspended ? 'SUSPENDED' : dealer.verificationStatus),
  statusSk:
    dealer.verificationStatus === 'PENDING'
      ? `${dealer.appliedAt ? `${partitions.appliedPrefix}${dealer.appliedAt}` : `1#${dealer.createdAt}`}#${dealer.id}`
      : `${dealer.businessName.toLowerCase()}#${dealer.id}`,
})

// The directory is one answer; Qatar has a few hundred showrooms.
const dealersAtMost = 1000

const slugGuard = z.object({ id: z.string() })

/** The dealership of this slug or user id, or undefined. */
export const findDealer = async (slugOrId: string): Promise<DealerRecord | undefined> => {
  if (isIdOf('user', slugOrId)) return getItem(keys.dealer(slugOrId), dealerRecord)
  const guard = await getItem(keys.slugGuard('dealer', slugOrId), slugGuard, { consistent: false })
  return guard && getItem(keys.dealer(guard.id), dealerRecord)
}

/** The verified dealerships by name. */
export const listVerifiedDealers = (): Promise<DealerRecord[]> =>
  queryItems({ index: 'byStatus', partition: partitions.dealers('APPROVED') }, dealerRecord, dealersAtMost)

/** Writes, for a transaction, that store a new dealership, claim its slug and count it. */
export const newDealerWrites = (dealer: DealerRecord): Write[] => [
  insertWrite({
    ...keys.dealer(dealer.id),
    ...dealer,
    ...listPlaceOf(dealer),
  }),
  insertWrite({ ...keys.slugGuard('dealer', dealer.slug), id: dealer.id }),
  ...moveCountWrites(dealerCounts, null, dealer.verificationStatus),
]

/**
 * Writes, for a transaction, that delete a dealership's profile and its slug, and with them its page and its place in the
 * directory. Its pictures are condemned. They fail when the storefront changed since it was read,
 * since its new pictures would be orphans; and when its verification did, by which it is counted.
 */
export const removeDealerWrites = (dealer: DealerRecord): Write[] => [
  deleteWrite(keys.dealer(dealer.id), {
    if: '(attribute_not_exists(#version) OR #version = :seen) AND verificationStatus = :verification',
    values: { seen: dealer.version, verification: dealer.verificationStatus },
  }),
  deleteWrite(keys.slugGuard('dealer', dealer.slug)),
  ...moveCountWrites(dealerCounts, dealer.verificationStatus, null),
  ...[dealer.logoUrl, dealer.coverImageUrl].flatMap((url) =>
    url ? [discardWrite(basename(url), dealer.id)] : [],
  ),
]

/** The fields of its profile that a dealership may edit. */
export type Showcase = Pick<
  DealerRecord,
  | 'businessNameAr'
  | 'description'
  | 'secondDescription'
  | 'phoneNumber'
  | 'whatsappNumber'
  | 'website'
  | 'address'
  | 'area'
  | 'hours'
  | 'logoUrl'
  | 'coverImageUrl'
>

/** A write, for a transaction, of the fields that a dealership edits; it fails when they changed since `seen`. */
export const showcaseWrite = (dealerId: string, showcase: Showcase, seen: number): ItemWrite =>
  updateWrite(keys.dealer(dealerId), {
    set: { ...showcase, version: seen + 1 },
    // One that was never changed since there are versions has none yet.
    if: 'attribute_exists(pk) AND (version = :seen OR (attribute_not_exists(version) AND :seen = :first))',
    values: { seen, first: 1 },
    refuse: 'EDIT_CONFLICT',
  })

/** A write, for a transaction, that adds to a dealership's count of sold cars; -1 when one is for sale again. */
export const salesWrite = (dealerId: string, amount: 1 | -1): Write =>
  updateWrite(keys.dealer(dealerId), { add: { totalSales: amount }, if: 'attribute_exists(pk)' })

const nextOf = (name: string) => ({ [`#${name}`]: `if_not_exists(#${name}, :one) + :one` })

// Who edits the storefront still offers the areas of the city before.
const nextVersion = nextOf('version')

/** A write, for a transaction, that moves a dealership to another city, out of its area; its place in the directory has neither. */
export const dealerCityWrite = (dealerId: string, city: string): Write =>
  updateWrite(keys.dealer(dealerId), {
    set: { city, area: '' },
    compute: { ...nextOf('standing'), ...nextVersion },
    if: 'attribute_exists(pk)',
    values: { one: 1 },
  })

/** The fields of a profile that follow an admin's decision and the account, not its storefront. */
type DealerChange = Partial<
  Pick<
    DealerRecord,
    | 'verificationStatus'
    | 'isSuspended'
    | 'appliedAt'
    | 'revokedAt'
    | 'businessName'
    | 'yearsInBusiness'
    | 'city'
    | 'area'
    | 'address'
    | 'website'
    | 'phoneNumber'
    | 'whatsappNumber'
  >
>

/**
 * A write, for a transaction, that changes the state of a dealership, and its place in the directory with it. Its verification is
 * moved by `dealerDecisionWrites`, which counts it too.
 */
export const dealerChangeWrite = (seen: DealerRecord, change: DealerChange): ItemWrite => {
  const { verificationStatus, businessName, isSuspended, appliedAt, standing } = seen
  const isMoved = change.area !== undefined
  return updateWrite(keys.dealer(seen.id), {
    set: { ...change, ...listPlaceOf({ ...seen, ...change }), standing: standing + 1 },
    ...(isMoved && { compute: nextVersion }),
    // Its place is made of these: another's change in between must not be put back.
    if:
      'verificationStatus = :verificationStatus AND businessName = :businessName' +
      ' AND (isSuspended = :isSuspended OR attribute_not_exists(isSuspended))' +
      ' AND (appliedAt = :appliedAt OR attribute_not_exists(appliedAt))' +
      ' AND (standing = :standing OR attribute_not_exists(standing))',
    values: {
      verificationStatus,
      businessName,
      isSuspended,
      appliedAt,
      standing,
      ...(isMoved && { one: 1 }),
    },
    refuse: 'EDIT_CONFLICT',
  })
}

/**
 * The writes, for a transaction, of an admin's decision about a dealership, or of its application: its state, its place and
 * its count.
 */
export const verificationStatusWrites = (
  seen: DealerRecord,
  change: DealerChange & Pick<DealerRecord, 'verificationStatus'>,
): Write[] => [
  dealerChangeWrite(seen, change),
  ...moveCountWrites(dealerCounts, seen.verificationStatus, change.verificationStatus),
]

/**
 * A page of the dealerships of some places, one place after the other, whom `keep` says yes to; by name, but those that wait for
 * verification by how long they do. It may be short, see `searchByStatus`.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const searchDealers = async (
  places: readonly (VerificationStatus | 'SUSPENDED')[],
  page: Pick<Page, 'limit' | 'cursor'>,
  keep: (dealer: DealerRecord) => boolean,
) => {
  const links = places.map((place) => ({ partition: partitions.dealers(place), oldestFirst: true }))
  const { items, nextCursor } = await searchChain(links, page, (item) => dealerRecord.parse(item), keep)
  return { dealers: items, nextCursor }
}
