import { limits } from '#shared/constants/limits.ts'
import type { ImportRowView } from '#shared/schemas/stock-import.ts'
import { type Collected, type PhotoSource, photoKey } from '#web/features/import-stock/collect-photos.ts'

/** A photo that a row names: found, not found, or found more than once. */
type NamedPhoto = { key: string; name: string } & (
  | { found: 'YES'; source: PhotoSource }
  | { found: 'NO' | 'TWICE' }
)

/** A car whose row names photos, in the order of the row. */
export type CarPhotos = {
  listingId: string
  stockNumber: string | null
  title: string
  titleAr: string
  photos: readonly NamedPhoto[]
}

export type PhotoMatch = {
  cars: readonly CarPhotos[]
  /** Chosen photos that no row names. */
  unused: readonly PhotoSource[]
}

const withoutEnding = (key: string): string => key.replace(/\.[a-z0-9]{2,5}$/, '')

/** Finds a photo by its whole name, or by its name without ending where a row leaves that out and only one fits. */
const finder = ({ sources, ambiguous }: Collected) => {
  const byStem = new Map<string, PhotoSource[]>()
  for (const source of sources.values()) {
    const stem = withoutEnding(source.key)
    byStem.set(stem, [...(byStem.get(stem) ?? []), source])
  }
  return (name: string): NamedPhoto => {
    const key = photoKey(name)
    const exact = sources.get(key)
    const alike = exact ? [exact] : (byStem.get(key) ?? [])
    const [source] = alike
    if (!source) return { key, name, found: 'NO' }
    if (alike.length > 1 || ambiguous.has(source.key)) return { key, name, found: 'TWICE' }
    return { key, name, found: 'YES', source }
  }
}

// A new car is named by its listing before that exists, and does not exist where creating it failed.
const isInStock = ({ action, outcome }: ImportRowView): boolean =>
  action === 'CREATE' ? outcome === 'DONE' : action !== 'REFUSE'

/** Finds the photos that the rows name among those chosen. Rows without a car in the stock or without photos are left out. */
export const matchPhotos = (rows: readonly ImportRowView[], collected: Collected): PhotoMatch => {
  const find = finder(collected)
  const cars = rows
    .filter(isInStock)
    .flatMap(({ listingId, stockNumber, title, titleAr, photoNames }): CarPhotos[] => {
      if (!listingId || photoNames.length === 0) return []
      const byKey = new Map(photoNames.map((name) => [photoKey(name), name]))
      const photos = [...byKey.values()].slice(0, limits.listing.photos).map(find)
      return [{ listingId, stockNumber, title, titleAr, photos }]
    })
  const used = new Set(
    cars.flatMap(({ photos }) =>
      photos.flatMap((photo) => (photo.found === 'YES' ? [photo.source.key] : [])),
    ),
  )
  return { cars, unused: [...collected.sources.values()].filter(({ key }) => !used.has(key)) }
}

/** The photos of a car that can be uploaded. */
export const foundPhotos = ({ photos }: CarPhotos): { key: string; name: string; source: PhotoSource }[] =>
  photos.filter((photo) => photo.found === 'YES')
