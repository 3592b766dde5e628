import { cityNames } from '#shared/reference/cities.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { storedUpload, type Upload } from '#web/entities/upload/queue.ts'
import { answersOf, blankAnswers, type Answers } from './answers.ts'
import { documentSlots, stepNames, stepOfField } from './steps.ts'
import type { Unsaved } from './unsaved.ts'

/** What a wizard begins with. */
export type Start = {
  /** The step to begin with; how far it can be followed depends on the answers. */
  step: string | null
  answers: Answers
  /** The listing as the server had it when these answers were begun; null until it was first saved. */
  saved: OwnListing | null
  photos: readonly Upload[]
  documents: readonly Upload[]
  /** When this was written down, in milliseconds: it was left unsaved then. Null for a fresh start. */
  keptAt: number | null
  /** The listing as it is now, when somebody has changed it since these answers were begun. */
  newer: OwnListing | null
  /** The name of the request that creates it, where one was begun before; null begins another. */
  requestId: string | null
  /** How many files were left behind: they had not arrived, or the server has swept them since. */
  lostFiles: number
}

/** A photo that the server has, shown small. */
export const storedPhoto = (url: string, name = ''): Upload => storedUpload(url, url, name, `${url}?w=640`)

/** A document that the server has. It shows to admins only, so there is no picture of it. */
export const storedDocument = (slot: string, url: string, name = ''): Upload =>
  storedUpload(slot, url, name, null)

/** The answers of a new listing before anything was typed: people sell where they live. */
export const blankAnswersOf = ({ city }: Pick<CurrentUser, 'city'>): Answers => ({
  ...blankAnswers,
  city: cityNames.find((name) => name === city) ?? '',
})

/** A new listing. */
export const blankStart = (seller: Pick<CurrentUser, 'city'>): Start => ({
  step: null,
  answers: blankAnswersOf(seller),
  saved: null,
  photos: [],
  documents: [],
  keptAt: null,
  newer: null,
  requestId: null,
  lostFiles: 0,
})

/** A stored listing, to be edited; a rejected one where the reviewer found something. */
export const startOf = (listing: OwnListing): Start => ({
  step:
    stepNames.find((step) => listing.rejectionFields.some((field) => stepOfField(field) === step)) ?? null,
  answers: answersOf(listing),
  saved: listing,
  photos: listing.images.map(({ imageUrl }) => storedPhoto(imageUrl)),
  documents: documentSlots.flatMap((slot) => {
    const name = listing.verificationDocuments[slot]
    return name ? [storedDocument(slot, name)] : []
  }),
  keptAt: null,
  newer: null,
  requestId: null,
  lostFiles: 0,
})

/** The files of unsaved work that no listing holds yet: what the server sweeps when they stay unused. */
export const looseFiles = ({ saved, photos, documents }: Unsaved): string[] => {
  const stored = new Set<string | null>([
    ...(saved?.images ?? []).map(({ imageUrl }) => imageUrl),
    ...documentSlots.map((slot) => saved?.verificationDocuments[slot] ?? null),
  ])
  return [...photos, ...documents].map(({ url }) => url).filter((url) => !stored.has(url))
}

/**
 * What was left unsaved. `now` is the listing as the server has it: null when it is gone, and then it is a new one;
 * undefined when it cannot be asked. `isThere` tells the files that the server still has.
 */
export const restoredStart = (
  { step, answers, saved, at, unsent, requestId, ...files }: Unsaved,
  now: OwnListing | null | undefined,
  isThere: (url: string) => boolean,
): Start => {
  const photos = files.photos.filter(({ url }) => isThere(url))
  const documents = files.documents.filter(({ url }) => isThere(url))
  const before = files.photos.length + files.documents.length
  return {
    step,
    answers,
    saved: now === null ? null : saved,
    photos: photos.map(({ url, name }) => storedPhoto(url, name)),
    documents: documents.map((file) => storedDocument(file.key, file.url, file.name)),
    keptAt: at,
    requestId,
    newer: now && saved && now.version !== saved.version ? now : null,
    lostFiles: unsent + before - photos.length - documents.length,
  }
}
