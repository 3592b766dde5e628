import { listingDocuments } from '#shared/rules/listing.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { Upload } from '#web/entities/upload/queue.ts'
import { answerNames, differencesFrom, type Held } from './answers.ts'
import { startOf } from './start.ts'
import { type Field } from './steps.ts'

// A model belongs to its make: of the two, nobody changes one alone.
const withPair = (fields: readonly Field[]): ReadonlySet<Field> =>
  new Set(
    fields.some((field) => field === 'make' || field === 'model') ? [...fields, 'make', 'model'] : fields,
  )

/**
 * The fields that both have changed since `base`, in different ways: only about these anybody must be asked. What one of the two has left
 * alone is taken from the other.
 */
export const conflictsOf = (base: OwnListing, mine: Held, theirs: OwnListing): readonly Field[] => {
  const changedHere = withPair(differencesFrom(mine, base))
  const changedThere = withPair(differencesFrom(startOf(base), theirs))
  return differencesFrom(mine, theirs).filter((field) => changedHere.has(field) && changedThere.has(field))
}

const named = (files: readonly Upload[] = []) =>
  files.map(({ key, state, kind }) => (state.phase === 'ready' ? `${state.url} ${kind ?? ''}` : key)).join()

/** The fields in which two versions differ as they are typed, also where neither could be saved. */
export const differencesBetween = (a: Held, b: Held): readonly Field[] => [
  ...answerNames.filter((name) => String(a.answers[name]) !== String(b.answers[name])),
  ...(named(a.photos) + named(a.video) === named(b.photos) + named(b.video) ? [] : ['images' as const]),
  ...listingDocuments.filter((slot) => {
    const ofSlot = ({ documents }: Held) => named(documents.filter(({ key }) => key === slot))
    return ofSlot(a) !== ofSlot(b)
  }),
]

/** As `conflictsOf`, of two versions that nobody has saved. */
export const conflictsBetween = (base: Held, mine: Held, theirs: Held): readonly Field[] => {
  const [changedHere, changedThere] = [mine, theirs].map((held) => withPair(differencesBetween(held, base)))
  return differencesBetween(mine, theirs).filter(
    (field) => changedHere?.has(field) && changedThere?.has(field),
  )
}

const join = (
  changedHere: ReadonlySet<Field>,
  mine: Held,
  theirs: Held,
  theirFields: ReadonlySet<Field>,
): Held => {
  const isMine = (field: Field) => changedHere.has(field) && !theirFields.has(field)
  const kept = answerNames.filter(isMine).map((name) => [name, mine.answers[name]])
  const documentsOf = (field: (typeof listingDocuments)[number]) =>
    (isMine(field) ? mine : theirs).documents.filter(({ key }) => key === field)
  return {
    answers: { ...theirs.answers, ...Object.fromEntries(kept) },
    photos: isMine('images') ? mine.photos : theirs.photos,
    video: (isMine('images') && mine.video) || theirs.video || [],
    documents: listingDocuments.flatMap(documentsOf),
  }
}

/** Both versions as one: changes of the stored listing, with `theirFields` of it where both had changed the same. */
export const mergeOf = (
  base: OwnListing,
  mine: Held,
  theirs: OwnListing,
  theirFields: ReadonlySet<Field>,
): Held => join(withPair(differencesFrom(mine, base)), mine, startOf(theirs), theirFields)

/** As `mergeOf`, of two versions that nobody has saved. */
export const mergeBetween = (base: Held, mine: Held, theirs: Held, theirFields: ReadonlySet<Field>): Held =>
  join(withPair(differencesBetween(mine, base)), mine, theirs, theirFields)
