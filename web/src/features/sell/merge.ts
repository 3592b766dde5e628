import type { OwnListing } from '#shared/schemas/listing.ts'
import { answerNames, differencesFrom, type Held } from './answers.ts'
import { startOf } from './start.ts'
import { documentSlots, type Field } from './steps.ts'

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

/** Both versions as one: changes of the stored listing, with `theirFields` of it where both had changed the same. */
export const mergeOf = (
  base: OwnListing,
  mine: Held,
  theirs: OwnListing,
  theirFields: ReadonlySet<Field>,
): Held => {
  const changedHere = withPair(differencesFrom(mine, base))
  const stored = startOf(theirs)
  const isMine = (field: Field) => changedHere.has(field) && !theirFields.has(field)
  const kept = answerNames.filter(isMine).map((name) => [name, mine.answers[name]])
  const documentsOf = (field: (typeof documentSlots)[number]) =>
    (isMine(field) ? mine : stored).documents.filter(({ key }) => key === field)
  return {
    answers: { ...stored.answers, ...Object.fromEntries(kept) },
    photos: isMine('images') ? mine.photos : stored.photos,
    video: (isMine('images') && mine.video) || stored.video,
    documents: documentSlots.flatMap(documentsOf),
  }
}
