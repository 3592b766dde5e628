import * as z from 'zod/mini'
import { keys, partitions, timeSort } from './keys.ts'
import { tombstoneOf } from './offer-item.ts'
import { homeCurrency } from '#shared/constants/market.ts'
import { plateLocations, sellPlateCategories } from '#shared/reference/plate-vocabulary.ts'
import { availabilities } from '#shared/rules/availability.ts'
import { id } from '#shared/schemas/ids.ts'
import { plateFace, plateStatuses, type PlateView } from '#shared/schemas/plate.ts'
import { decisionNote, ownAppeal, plateReasonCodes } from '#shared/schemas/moderation.ts'
import { priceChange } from '#shared/schemas/listing.ts'
import { dealerOnCard } from '#shared/schemas/user.ts'
import { instant } from '#shared/schemas/text.ts'
import type { UserRecord } from './users.ts'
import type { PlateFacts } from '#functions/search/plates/columns.ts'
import { plateSlug, plateText, isPlateShown } from '#shared/rules/plate.ts'
import { priceDrop, withWaitingPrice } from '#shared/rules/price-drop.ts'
import { plateTags } from '#shared/rules/plate-tags.ts'
import { canPost } from '#shared/rules/user.ts'
import type { AboutPlate } from '#shared/schemas/notification.ts'

/** A number plate as the table stores it. Views in `functions/plates` decide which fields are returned. */
export const plateRecord = z.extend(plateFace, {
  id: id('plate'),
  ownerId: id('user'),
  /** The dealership that offers it; null for a private seller. */
  dealer: z.nullable(dealerOnCard),
  category: z.enum(sellPlateCategories),
  price: z.number(),
  /** The prices that stood since it was first public, the present one last; empty in what was stored before any were noted. */
  priceHistory: z._default(z.array(priceChange), []),
  location: z.enum(plateLocations),
  description: z.nullable(z.string()),
  status: z.enum(plateStatuses),
  rejectionReason: z.nullable(z.string()),
  reasonCodes: z._default(plateReasonCodes, []),
  /** When it was last submitted for review. */
  submittedAt: z._default(z.nullable(instant), null),
  /** The last decision of an admin. */
  decision: z._default(z.nullable(decisionNote), null),
  /** The appeal against that decision, if it was a refusal. */
  appeal: z._default(z.nullable(ownAppeal), null),
  availability: z.enum(availabilities),
  /** When its owner last changed that; null before. */
  availabilityAt: z._default(z.nullable(instant), null),
  /** Its owner is suspended or deleted, or its dealership lost its verification: out of sight, whatever the status. */
  isHidden: z.boolean(),
  isFeatured: z.boolean(),
  /** When that ends by itself; null where only an admin ends it. */
  featuredUntil: z._default(z.nullable(instant), null),
  /** The counts of before they had an item of their own; `counts.ts` adds them to what is shown. */
  viewCount: z.optional(z.number()),
  contactCount: z.optional(z.number()),
  saveCount: z.optional(z.number()),
  version: z.number(),
  createdAt: instant,
  updatedAt: instant,
  /** First approval; from then on every change goes to the feed of plates. */
  publishedAt: z.nullable(instant),
  /** The description that was approved last, once it is no longer public; absent in what was taken back before any were kept. */
  publicDescription: z.optional(z.nullable(z.string())),
})
export type PlateRecord = z.output<typeof plateRecord>

/** The description that was approved last, for a plate that is stored with `next` in place of this one; none while it is approved. */
export const keptDescription = (
  { status, description, publicDescription }: PlateRecord,
  next: PlateRecord['status'],
): PlateRecord['publicDescription'] => {
  if (next === 'APPROVED') return undefined
  return status === 'APPROVED' ? description : publicDescription
}

/** The item of a plate with the keys of every index it belongs to now. */
export const toPlateItem = (plate: PlateRecord) => ({
  ...keys.plate(plate.id),
  ...plate,
  ownerPk: partitions.ownedPlates(plate.ownerId),
  ownerSk: timeSort(plate.createdAt, plate.id),
  statusPk: partitions.plateStatus(plate.status),
  // Pending plates are sorted by when they were submitted.
  statusSk: timeSort(
    plate.status === 'PENDING' ? (plate.submittedAt ?? plate.createdAt) : plate.createdAt,
    plate.id,
  ),
  ...(plate.publishedAt && {
    changePk: partitions.plateChanges,
    changeSk: timeSort(plate.updatedAt, plate.id),
  }),
})

/** The tombstone that the change feed keeps of a deleted plate; see `tombstoneOf`. */
export const toPlateTombstone = (plate: PlateRecord, at: Date) =>
  tombstoneOf(
    {
      key: keys.plate(plate.id),
      id: plate.id,
      version: plate.version,
      changePk: partitions.plateChanges,
    },
    at,
  )

type Prices = Pick<PlateRecord, 'priceHistory' | 'price' | 'updatedAt'>

/** The prices of a plate as its card and its page tell of them. */
export const shownPlatePrices = ({ priceHistory, price, updatedAt }: Prices): PlateRecord['priceHistory'] =>
  withWaitingPrice(priceHistory, { priceQAR: price, at: updatedAt })

/** A plate as everybody sees it. */
export const toPlateView = (plate: PlateFacts | (PlateFacts & Prices)): PlateView => ({
  id: plate.id,
  country: plate.country,
  series: plate.series,
  number: plate.number,
  plateNumber: plateText(plate),
  slug: plateSlug(plate),
  tags: plateTags(plate.number),
  category: plate.category,
  price: plate.price,
  previousPrice:
    'priceHistory' in plate ? priceDrop(shownPlatePrices(plate))?.previousPriceQAR : plate.previousPrice,
  currency: homeCurrency,
  location: plate.location,
  description: plate.description,
  status: plate.status,
  availability: plate.availability,
  isFeatured: plate.isFeatured,
  createdAt: plate.createdAt,
  viewCount: plate.viewCount,
  contactCount: plate.contactCount,
})

/** The public may see it: approved, its owner active and, for a dealership's, verified. */
export const isPlatePublic = (plate: PlateRecord, owner: UserRecord): boolean =>
  isPlateShown(plate) && owner.status === 'ACTIVE' && canPost(owner)

/** A snapshot of the plate for a notification or a lead: the facts of this moment. */
export const toAboutPlate = ({ id, country, series, number, price }: PlateRecord): AboutPlate => ({
  id,
  country,
  series,
  number,
  price,
})
