import { listingFiles, replacedDocuments } from '#shared/rules/listing.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'
import type { ReviewedListing } from '#shared/schemas/reviewed-listing.ts'
import type { FactName } from '#web/entities/review/listing-facts.ts'

/** A listing as an admin saw it when they decided about it, or opened it. */
export type Earlier = Pick<ReviewedListing, 'car' | 'photos' | 'hasSameDocuments' | 'replacedDocuments'>

/** Everything that can have changed. */
export type Part = FactName | 'description' | 'secondDescription' | 'features' | 'images' | 'documents'

export type Differences = {
  /** The changed parts, in the order of the page. */
  changed: readonly Part[]
  facts: { changed: readonly FactName[]; same: readonly FactName[] }
  features: { added: readonly string[]; removed: readonly string[] }
  photos: {
    added: ReadonlySet<string>
    removed: ReadonlySet<string>
    /** The photos that stayed are in another order. */
    isReordered: boolean
  }
}

const factNames = [
  'make',
  'model',
  'variant',
  'year',
  'mileage',
  'priceQAR',
  'isPriceFixed',
  'bodyType',
  'fuelType',
  'transmission',
  'engineSize',
  'cylinders',
  'driveType',
  'seats',
  'doors',
  'color',
  'condition',
  'city',
  'area',
  'isGCCSpec',
  'hasWarranty',
  'isAccidentFree',
  'owners',
  'serviceHistory',
  'istimaraUntil',
  'fahesAt',
  'inspectedBy',
  'vin',
] as const satisfies readonly FactName[]

// No answer is no answer, however it is stored; a mark that was never asked about is one that is not set.
const answered = <Value>(value: Value) => (value === '' || value === false ? undefined : value)
const isSame = (before: CarDraft, now: CarDraft, name: FactName | 'description' | 'secondDescription') =>
  answered(before[name]) === answered(now[name])
const without = (list: readonly string[], others: readonly string[]) =>
  list.filter((one) => !others.includes(one))

const photosBetween = (before: readonly string[], now: readonly string[]): Differences['photos'] => {
  const stayed = (list: readonly string[]) =>
    list.filter((id) => before.includes(id) && now.includes(id)).join()
  return {
    added: new Set(without(now, before)),
    removed: new Set(without(before, now)),
    isReordered: stayed(before) !== stayed(now),
  }
}

/** The differences between a listing as it was and as it is now. */
export const differencesBetween = (
  { car: before, photos: photosBefore, hasSameDocuments }: Earlier,
  now: CarDraft & Pick<AdminListing, 'images'>,
): Differences => {
  const facts = { changed: factNames.filter((name) => !isSame(before, now, name)) }
  const [had, has] = [before.features ?? [], now.features ?? []]
  const features = { added: without(has, had), removed: without(had, has) }
  const photos = photosBetween(
    photosBefore.map(({ id }) => id),
    now.images.map(({ id }) => id),
  )
  const others = {
    description: !isSame(before, now, 'description'),
    secondDescription: !isSame(before, now, 'secondDescription'),
    features: features.added.length + features.removed.length > 0,
    images: photos.isReordered || photos.added.size + photos.removed.size > 0,
    documents: !hasSameDocuments,
  }
  const changedOthers = (Object.keys(others) as (keyof typeof others)[]).filter((part) => others[part])
  return {
    changed: [...facts.changed, ...changedOthers],
    facts: { ...facts, same: factNames.filter((name) => isSame(before, now, name)) },
    features,
    photos,
  }
}

/** A listing as it was opened, to compare it with what it is `now`. */
export const asOpened = (opened: AdminListing, now: AdminListing): Earlier => {
  const [before, after] = [opened.verificationDocuments, now.verificationDocuments]
  return {
    car: opened,
    photos: opened.images,
    hasSameDocuments: listingFiles.every((slot) => (before[slot] ?? null) === (after[slot] ?? null)),
    replacedDocuments: replacedDocuments(before, after),
  }
}
