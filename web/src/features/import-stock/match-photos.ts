import { limits } from '#shared/constants/limits.ts'
import type { ImportRowView } from '#shared/schemas/stock-import.ts'
import { imageTypeOf, listZip, openZipped, ZipError, type ZipProblem } from './zip.ts'

/** A photo that can be uploaded: chosen by itself, or in a zip from which it is taken only when it is uploaded. */
export type PhotoSource = { key: string; name: string; open: () => Promise<File> }

/** A chosen file that gives no photos, and why. */
export type RefusedFile = { name: string; problem: ZipProblem | 'NOT_A_PHOTO' | 'NO_PHOTOS' }

export type Collected = {
  /** Photos by key. One name, one photo. */
  sources: ReadonlyMap<string, PhotoSource>
  /** Names that a zip has in several folders: nobody can tell which is meant. */
  ambiguous: ReadonlySet<string>
  refused: readonly RefusedFile[]
}

export const nothingCollected: Collected = { sources: new Map(), ambiguous: new Set(), refused: [] }

const isZip = ({ name, type }: File): boolean =>
  /\.zip$/i.test(name) || type === 'application/zip' || type === 'application/x-zip-compressed'

const ofZip = async (zip: File): Promise<PhotoSource[]> =>
  (await listZip(zip)).map((entry) => {
    const name = entry.path.split('/').at(-1)!
    return { key: photoKey(name), name, open: () => openZipped(zip, entry) }
  })

// The system may not know a type (HEIC on Windows); the name then tells it.
const typed = (file: File): File =>
  file.type ? file : new File([file], file.name, { type: imageTypeOf(file.name) ?? '' })

const isPhoto = ({ name, type }: File): boolean =>
  type.startsWith('image/') || imageTypeOf(name) !== undefined

/**
 * Adds chosen images and zips to what was chosen before; a name that comes again takes the place of the one before it.
 * `refused` lists the files of this choice that cannot be used.
 */
export const collectPhotos = async (before: Collected, files: readonly File[]): Promise<Collected> => {
  const sources = new Map(before.sources)
  const ambiguous = new Set(before.ambiguous)
  const refused: RefusedFile[] = []
  const put = (source: PhotoSource) => {
    sources.set(source.key, source)
    ambiguous.delete(source.key)
  }
  for (const file of files) {
    if (isZip(file)) {
      try {
        const found = await ofZip(file)
        if (found.length === 0) refused.push({ name: file.name, problem: 'NO_PHOTOS' })
        const own = new Set<string>()
        for (const source of found) {
          const isAgain = own.has(source.key)
          put(source)
          own.add(source.key)
          if (isAgain) ambiguous.add(source.key)
        }
      } catch (error) {
        // A file that went away between choosing and reading (a stick pulled out) is as good as damaged.
        refused.push({ name: file.name, problem: error instanceof ZipError ? error.problem : 'DAMAGED' })
      }
    } else if (isPhoto(file)) {
      put({ key: photoKey(file.name), name: file.name, open: () => Promise.resolve(typed(file)) })
    } else refused.push({ name: file.name, problem: 'NOT_A_PHOTO' })
  }
  return { sources, ambiguous, refused }
}

/** The name of a photo for comparison: without folders and case, accents and vowel signs in one Unicode form. */
export const photoKey = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim().toLowerCase()

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
  const byStem = Map.groupBy(sources.values(), ({ key }) => withoutEnding(key))
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
