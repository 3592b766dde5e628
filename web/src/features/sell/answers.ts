import { isOtherCar, listingFiles } from '#shared/rules/listing.ts'
import type { PhotoKind } from '#shared/constants/photos.ts'
import { normaliseVin } from '#shared/rules/vin.ts'
import type { CarChange, CarDraft, OwnListing } from '#shared/schemas/listing.ts'
import type { Upload } from '#web/entities/upload/queue.ts'
import { readWhole, writeWhole } from '#web/i18n/typed-number.ts'
import { isRequired, type Field } from './steps.ts'

/** The answers of a listing that the server stores. */
type StoredAnswers = CarDraft & { stockNumber?: string | null }

/** Answers as they are sent. */
type SentAnswers = CarChange & { stockNumber?: string }

/**
 * The kinds that an answer may have, by what the server takes. A number is text until it is sent; a choice and a number have no empty value
 * on the server, which takes null for some of them, and every other text may be emptied again.
 */
type KindOf<Value> = null extends Value
  ? `${[Value] extends [number | null] ? 'number' : 'choice'} or null`
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'flag'
      : [Value] extends [readonly string[]]
        ? 'list'
        : string extends Value
          ? 'text' | 'month' | 'choice' | 'optional choice'
          : '' extends Value
            ? 'optional choice'
            : 'choice'

/** The kind of every answer. How it is held, sent, shown and compared follows from it; an answer that is not named does not compile. */
export const answerKinds = {
  make: 'choice',
  model: 'choice',
  year: 'number',
  variant: 'text',
  mileage: 'number',
  priceQAR: 'number',
  bodyType: 'choice',
  fuelType: 'choice',
  transmission: 'choice',
  engineSize: 'text',
  cylinders: 'number or null',
  driveType: 'choice or null',
  seats: 'number or null',
  doors: 'number or null',
  color: 'choice',
  condition: 'choice',
  city: 'choice',
  area: 'optional choice',
  description: 'text',
  secondDescription: 'text',
  stockNumber: 'text',
  owners: 'optional choice',
  serviceHistory: 'optional choice',
  istimaraUntil: 'month',
  fahesAt: 'month',
  inspectedBy: 'optional choice',
  vin: 'text',
  isGCCSpec: 'flag',
  hasWarranty: 'flag',
  isAccidentFree: 'flag',
  isPriceFixed: 'flag',
  features: 'list',
} as const satisfies { [Name in keyof SentAnswers]-?: KindOf<Exclude<SentAnswers[Name], undefined>> }

type Kinds = typeof answerKinds
export type AnswerName = keyof Kinds

/** The answers of a kind. */
export type NameOf<Kind> = { [Name in AnswerName]: Kinds[Name] extends Kind ? Name : never }[AnswerName]

/** The seller's answers, as the inputs hold it: numbers are text until they are sent, '' is no answer. */
export type Answers = Record<NameOf<'flag'>, boolean> &
  Record<NameOf<'list'>, readonly string[]> &
  Record<Exclude<AnswerName, NameOf<'flag' | 'list'>>, string>

/** Every answer by name. */
export const answerNames = Object.keys(answerKinds) as AnswerName[]

const blankOf = (kind: Kinds[AnswerName]): Answers[AnswerName] =>
  kind === 'flag' ? false : kind === 'list' ? [] : ''

/** Before the first answer (spec, selling, section 3). */
export const blankAnswers: Answers = {
  // Object.fromEntries forgets the names.
  ...(Object.fromEntries(answerNames.map((name) => [name, blankOf(answerKinds[name])])) as Answers),
  isAccidentFree: true,
}

const shown = (car: StoredAnswers, name: AnswerName) => {
  const value = car[name]
  if (value === undefined || value === null) return blankAnswers[name]
  if (typeof value !== 'number') return value
  return name === 'year' ? String(value) : writeWhole(value)
}

/** A stored listing as the inputs show it. */
export const answersOf = (car: StoredAnswers): Answers =>
  // One entry per name, each of the kind that the blank has.
  Object.fromEntries(answerNames.map((name) => [name, shown(car, name)])) as Answers

/** A text without control characters, such as the tabs of a pasted table: the server takes none but line breaks. */
export const plain = (text: string): string => text.toWellFormed().replace(/(?!\n)\p{Cc}/gu, ' ')

/** An answer as it is sent, or undefined where there is nothing to send; null takes one back. */
export const sendable = (answers: Answers, name: AnswerName): unknown => {
  const value = answers[name]
  if (typeof value !== 'string') return value
  const kind = answerKinds[name]
  if (kind.endsWith('or null') && value.trim() === '') return null
  if (kind === 'number' || kind === 'number or null') return readWhole(value)
  const text = name === 'vin' ? normaliseVin(value) : plain(value).trim()
  return text === '' && kind === 'choice' ? undefined : text
}

/**
 * The answers that differ from what is stored (or from a new listing), ready to be sent. Only those: an approved
 * listing whose price alone is sent stays live (product decision).
 */
export const changesOf = (answers: Answers, stored: StoredAnswers = {}): SentAnswers => {
  const changed = answerNames.flatMap((name) => {
    const value = sendable(answers, name)
    const before = stored[name] ?? sendable(blankAnswers, name)
    return value === undefined || JSON.stringify(value) === JSON.stringify(before) ? [] : [[name, value]]
  })
  return Object.fromEntries(changed) as SentAnswers
}

/** Whether the documents of a stored listing were checked by an admin, and the answers are still about the same car. */
export const isStillChecked = (answers: Answers, saved: OwnListing | null): boolean =>
  saved !== null &&
  saved.documentsCheckedAt !== null &&
  !isOtherCar(saved, { ...saved, ...changesOf(answers, saved) })

/** The answers and files that a wizard holds and a listing stores. */
export type Held = {
  answers: Answers
  photos: readonly Upload[]
  /** One at most; absent leaves the stored one. */
  video?: readonly Upload[]
  documents: readonly Upload[]
}

/** The id of a file, which is named by its address or by the bare id that ends it. */
export const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

const named = (id: string, kind: PhotoKind | undefined) => `${id} ${kind ?? ''}`

/** The fields in which `held` says something else than a stored listing (null: than an empty one), in the order of the steps. */
export const differencesFrom = (
  { answers, photos, video, documents }: Held,
  listing: OwnListing | null,
): readonly Field[] => {
  const changes = changesOf(answers, listing ?? undefined)
  const photosBefore = (listing?.images ?? []).map(({ id, kind }) => named(id, kind)).join()
  const photosNow = photos.flatMap(({ state, kind }) =>
    state.phase === 'ready' ? [named(idOf(state.url), kind)] : [],
  )
  const isSameVideo = (video ?? []).every(
    ({ state }) => state.phase !== 'ready' || idOf(state.url) === listing?.video?.id,
  )
  const isVideoGone = video?.length === 0 && Boolean(listing?.video)
  return [
    ...answerNames.filter((name) => name in changes),
    // A video is one of the pictures: a reviewer asks for both under one name.
    ...(photosNow.join() === photosBefore && isSameVideo && !isVideoGone ? [] : ['images' as const]),
    ...listingFiles.filter((slot) => {
      // The required ones cannot be taken away: without them there is nothing to submit.
      const isGone =
        !isRequired(slot) &&
        listing?.verificationDocuments[slot] &&
        !documents.some(({ key }) => key === slot)
      return (
        isGone ||
        documents.some(
          ({ key, state }) =>
            key === slot &&
            state.phase === 'ready' &&
            idOf(state.url) !== idOf(listing?.verificationDocuments[slot] ?? ''),
        )
      )
    }),
  ]
}

/** The fields that the reviewer asked to change and that are unchanged. */
export const stillAsked = (held: Held, listing: OwnListing | null): ReadonlySet<Field> => {
  if (listing?.status !== 'REJECTED') return new Set()
  const changed = differencesFrom(held, listing)
  // A question about the registration card is about both of its sides.
  const isChanged = (field: Field) =>
    changed.includes(field) || (field === 'registrationCard' && changed.includes('registrationCardBack'))
  return new Set(listing.rejectionFields.filter((field) => !isChanged(field)))
}
