import { listingFiles } from '#shared/rules/listing.ts'
import { useQuery } from '@tanstack/react-query'
import { cityNames } from '#shared/reference/cities.ts'
import type { PhotoKind } from '#shared/constants/photos.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useOwnListing } from '#web/entities/listing/own-listings.ts'
import { storedUpload, type Upload } from '#web/entities/upload/queue.ts'
import { findStored } from '#web/entities/upload/upload-status.ts'
import { answersOf, blankAnswers, type Answers } from './answers.ts'
import { stepNames, stepOfField } from './steps.ts'
import { useDraftSlot, type DraftSlot, type Wanted } from './draft-slot.ts'
import type { Unsaved } from './unsaved.ts'

export type WizardStart =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; error: Error; refetch: () => unknown }
  | { state: 'ready'; slot: DraftSlot; fresh: Start; restored: Start | null }

/** The answers that an address already has about a car that is not listed yet. */
export type KnownCar = Partial<Pick<Answers, 'make' | 'model' | 'year'>>

/** Finds the initial state of a wizard: empty, a stored listing, or unsaved work from this device or the server. */
export const useStart = (
  seller: CurrentUser,
  editId: string | null,
  known: KnownCar,
  wanted: Wanted,
): WizardStart => {
  const slot = useDraftSlot(seller.id, editId, wanted)
  const left = slot?.left
  const stored = useStoredFiles(left)
  const { data: listing, error, isLoading, refetch } = useOwnListing(editId ?? left?.saved?.id ?? null)

  if (!slot || isLoading || !stored) return { state: 'loading' }
  // Once it has been read, a failing second look takes nothing away.
  const isGone = !listing && isMissing(error)
  if (isGone && editId !== null) return { state: 'missing' }
  if (error && !isGone && !listing && !left?.saved) return { state: 'failed', error, refetch }
  const loose = new Set(left ? looseFiles(left) : [])
  return {
    state: 'ready',
    slot,
    // Without a connection, what was begun with is the best that is known.
    fresh: editId === null ? blankStart(seller, known) : startOf(listing ?? left!.saved!),
    restored: left
      ? restoredStart(left, isGone ? null : listing, (url) => !loose.has(url) || stored.has(url))
      : null,
  }
}

const isMissing = (error: unknown) => error instanceof ApiError && [400, 403, 404].includes(error.status)

/** The files that were left behind and that the server still has; undefined while it is asked. */
const useStoredFiles = (left: Unsaved | undefined): ReadonlySet<string> | undefined => {
  const loose = left ? looseFiles(left) : []
  const { data } = useQuery({
    queryKey: ['account', 'stored-files', ...loose],
    queryFn: ({ signal }) => findStored(loose, signal),
    enabled: loose.length > 0,
    gcTime: 0,
  })
  return loose.length > 0 ? data : new Set()
}

/** The initial state of a wizard. */
export type Start = {
  /** The step to begin with; how far it can be followed depends on the answers. */
  step: string | null
  answers: Answers
  /** The listing as the server had it when these answers were begun; null until it was first saved. */
  saved: OwnListing | null
  photos: readonly Upload[]
  video: readonly Upload[]
  documents: readonly Upload[]
  /** When this was written down, in milliseconds: it was left unsaved then. Null for a fresh start. */
  keptAt: number | null
  /** The listing as it is now, when somebody has changed it since these answers were begun. */
  newer: OwnListing | null
  /** The name of the request that creates it, where one was begun before; null begins another. */
  requestId: string | null
  /** The working copy on the server that this goes on from. */
  copy: NonNullable<Unsaved['copy']> | null
  /** The answers of a new listing as they were before anything was typed, where the address filled some in. */
  untouched?: Answers
  /** The number of lost files: they had not arrived, or the server has deleted them since. */
  lostFiles: number
}

/** A photo that the server has, shown small. */
export const storedPhoto = (url: string, name = '', kind?: PhotoKind): Upload => ({
  ...storedUpload(url, url, name, `${url}?w=640`),
  ...(kind && { kind }),
})

/** A video that the server has, shown by its picture. */
const storedVideo = (url: string, poster: string, name = ''): Upload => ({
  ...storedUpload('video', url, name, `${poster}?w=640`),
  poster,
})

/** A document that the server has. It shows to admins only, so there is no picture of it. */
export const storedDocument = (slot: string, url: string, name = ''): Upload =>
  storedUpload(slot, url, name, null)

/** The answers of a new listing before anything was typed: people sell where they live. */
export const blankAnswersOf = ({ city }: Pick<CurrentUser, 'city'>): Answers => ({
  ...blankAnswers,
  city: cityNames.find((name) => name === city) ?? '',
})

/** A new listing. */
export const blankStart = (seller: Pick<CurrentUser, 'city'>, known: KnownCar = {}): Start => ({
  step: null,
  answers: { ...blankAnswersOf(seller), ...known },
  untouched: { ...blankAnswersOf(seller), ...known },
  saved: null,
  photos: [],
  video: [],
  documents: [],
  keptAt: null,
  newer: null,
  requestId: null,
  copy: null,
  lostFiles: 0,
})

/** A stored listing, to be edited; a rejected one where the reviewer found something. */
export const startOf = (listing: OwnListing): Start => ({
  step:
    stepNames.find((step) => listing.rejectionFields.some((field) => stepOfField(field) === step)) ?? null,
  answers: answersOf(listing),
  saved: listing,
  photos: listing.images.map(({ imageUrl, kind }) => storedPhoto(imageUrl, '', kind)),
  video: listing.video ? [storedVideo(listing.video.videoUrl, listing.video.poster.imageUrl)] : [],
  documents: listingFiles.flatMap((slot) => {
    const name = listing.verificationDocuments[slot]
    return name ? [storedDocument(slot, name)] : []
  }),
  keptAt: null,
  newer: null,
  requestId: null,
  copy: null,
  lostFiles: 0,
})

/** The files of unsaved work that no listing holds yet: what the server sweeps when they stay unused. */
const looseFiles = ({ saved, photos, video = [], documents }: Unsaved): string[] => {
  const stored = new Set<string | null>([
    ...(saved?.images ?? []).map(({ imageUrl }) => imageUrl),
    saved?.video?.videoUrl ?? null,
    ...listingFiles.map((slot) => saved?.verificationDocuments[slot] ?? null),
  ])
  return [...photos, ...video, ...documents].map(({ url }) => url).filter((url) => !stored.has(url))
}

/**
 * The initial state from unsaved work. `now` is the listing on the server: null if it is gone, and then the work becomes a new one;
 * undefined if the server cannot be asked. `isThere` tells whether the server still has a file.
 */
export const restoredStart = (
  { step, answers, saved, at, unsent, requestId, copy, ...files }: Unsaved,
  now: OwnListing | null | undefined,
  isThere: (url: string) => boolean,
): Start => {
  const photos = files.photos.filter(({ url }) => isThere(url))
  const documents = files.documents.filter(({ url }) => isThere(url))
  const video = (files.video ?? []).filter(({ url }) => isThere(url))
  const before = files.photos.length + (files.video ?? []).length + files.documents.length
  return {
    step,
    answers,
    saved: now === null ? null : saved,
    photos: photos.map(({ url, name, kind }) => storedPhoto(url, name, kind)),
    video: video.map(({ url, poster = '', name }) => storedVideo(url, poster, name)),
    documents: documents.map((file) => storedDocument(file.key, file.url, file.name)),
    keptAt: at,
    requestId,
    // Of a listing that is gone this is not the copy any more: it becomes another car.
    copy: (now !== null && copy) || null,
    newer: now && saved && now.version !== saved.version ? now : null,
    lostFiles: unsent + before - photos.length - video.length - documents.length,
  }
}
