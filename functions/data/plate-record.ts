import * as z from 'zod/mini'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { setFields } from '#functions/data/set-fields.ts'
import { plateLocations, sellPlateCategories } from '#shared/reference/plate-vocabulary.ts'
import { availabilities } from '#shared/schemas/availability.ts'
import { id, slug } from '#shared/schemas/ids.ts'
import { plateFace, plateStatuses } from '#shared/schemas/plate.ts'
import { instant } from '#shared/schemas/text.ts'

/** A number plate as the table keeps it. Views in `functions/plates` decide what of it leaves. */
export const plateRecord = z.extend(plateFace, {
  id: id('plate'),
  ownerId: id('user'),
  /** The dealership that offers it; null for a private seller. */
  dealer: z.nullable(z.object({ id: id('user'), slug, businessName: z.string() })),
  category: z.enum(sellPlateCategories),
  price: z.number(),
  location: z.enum(plateLocations),
  description: z.nullable(z.string()),
  status: z.enum(plateStatuses),
  rejectionReason: z.nullable(z.string()),
  availability: z.enum(availabilities),
  /** The owner is suspended, deleted, or its dealership lost its verification: out of sight, whatever the status. */
  isHidden: z.boolean(),
  isFeatured: z.boolean(),
  viewCount: z.number(),
  contactCount: z.number(),
  saveCount: z.number(),
  version: z.number(),
  createdAt: instant,
  updatedAt: instant,
  /** First approval; from then on every change goes to the feed of plates. */
  publishedAt: z.nullable(instant),
})
export type PlateRecord = z.output<typeof plateRecord>

/** Counted by their own writes, so an edit must never put an old number back. */
const counted = ['viewCount', 'contactCount', 'saveCount'] as const

/** The item of a plate with the keys of every index it belongs to now. */
export const toPlateItem = (plate: PlateRecord) => ({
  ...keys.plate(plate.id),
  ...plate,
  ownerPk: partitions.ownedPlates(plate.ownerId),
  ownerSk: timeSort(plate.createdAt, plate.id),
  statusPk: partitions.plateStatus(plate.status),
  statusSk: timeSort(plate.createdAt, plate.id),
  ...(plate.publishedAt && {
    changePk: partitions.plateChanges,
    changeSk: timeSort(plate.updatedAt, plate.id),
  }),
})

/** What the feed keeps of a deleted plate, until every index has surely seen it (two days). */
export const toPlateTombstone = (plate: PlateRecord, at: Date) => ({
  ...keys.plate(plate.id),
  sk: 'TOMBSTONE',
  id: plate.id,
  version: plate.version + 1,
  updatedAt: at.toISOString(),
  changePk: partitions.plateChanges,
  changeSk: timeSort(at.toISOString(), plate.id),
  expiresAt: Math.floor(at.getTime() / 1000) + 2 * 86_400,
})

/** SET expression over everything but keys and counters: an update that leaves no index key stale. */
export const plateSet = (plate: PlateRecord) => {
  const { pk: _pk, sk: _sk, ...rest } = toPlateItem(plate)
  const fields = Object.entries(rest).filter(([name]) => !(counted as readonly string[]).includes(name))
  return setFields(Object.fromEntries(fields))
}
