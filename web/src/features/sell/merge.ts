import { listingFiles } from '#shared/rules/listing.ts'
import type { Upload } from '#web/entities/upload/queue.ts'
import { answerNames, idOf, sendable, type AnswerName, type Answers, type Held } from './answers.ts'
import { type Field } from './steps.ts'

// A model belongs to its make: of the two, nobody changes one alone.
const withPair = (fields: readonly Field[]): ReadonlySet<Field> =>
  new Set(
    fields.some((field) => field === 'make' || field === 'model') ? [...fields, 'make', 'model'] : fields,
  )

// A photo that is being rotated is another one already, although the one from before counts until then.
const named = (files: readonly Upload[] = []) =>
  files
    .map(({ key, state, kind }) =>
      state.phase === 'ready' && !state.rotating ? `${idOf(state.url)} ${kind ?? ''}` : key,
    )
    .join()

/** An answer as it would be saved, or as it is typed where it could not be. */
const meant = (answers: Answers, name: AnswerName) => String(sendable(answers, name) ?? answers[name])

/** The fields in which two versions differ, also where neither could be saved. */
export const differencesBetween = (a: Held, b: Held): readonly Field[] => [
  ...answerNames.filter((name) => meant(a.answers, name) !== meant(b.answers, name)),
  ...(named(a.photos) + named(a.video) === named(b.photos) + named(b.video) ? [] : ['images' as const]),
  ...listingFiles.filter((slot) => {
    const ofSlot = ({ documents }: Held) => named(documents.filter(({ key }) => key === slot))
    return ofSlot(a) !== ofSlot(b)
  }),
]

/**
 * The fields that both have changed since `base`, in different ways: only about these anybody must be asked. What one of the two has left
 * alone is taken from the other.
 */
export const conflictsBetween = (base: Held, mine: Held, theirs: Held): readonly Field[] => {
  const [changedHere, changedThere] = [mine, theirs].map((held) => withPair(differencesBetween(held, base)))
  return differencesBetween(mine, theirs).filter(
    (field) => changedHere?.has(field) && changedThere?.has(field),
  )
}

/** Both versions as one: `mine` as changes of `theirs`, with `theirFields` of the latter where both had changed the same. */
export const mergeBetween = (base: Held, mine: Held, theirs: Held, theirFields: ReadonlySet<Field>): Held => {
  const changedHere = withPair(differencesBetween(mine, base))
  const isMine = (field: Field) => changedHere.has(field) && !theirFields.has(field)
  const kept = answerNames.filter(isMine).map((name) => [name, mine.answers[name]])
  const documentsOf = (field: (typeof listingFiles)[number]) =>
    (isMine(field) ? mine : theirs).documents.filter(({ key }) => key === field)
  return {
    answers: { ...theirs.answers, ...Object.fromEntries(kept) },
    photos: isMine('images') ? mine.photos : theirs.photos,
    video: (isMine('images') && mine.video) || theirs.video || [],
    documents: listingFiles.flatMap(documentsOf),
  }
}
