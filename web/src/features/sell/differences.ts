import type { OwnListing } from '#shared/schemas/listing.ts'
import { readyUrls, type Upload } from '#web/entities/upload/queue.ts'
import { answerNames, changesOf, type Answers } from './answers.ts'
import { documentSlots, type Field } from './steps.ts'

/** What a wizard holds and a listing stores. */
export type Held = { answers: Answers; photos: readonly Upload[]; documents: readonly Upload[] }

// A file is named by its address or by the bare id that ends it.
const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** The fields in which `held` says something else than a stored listing (null: than an empty one), in the order of the steps. */
export const differencesFrom = (
  { answers, photos, documents }: Held,
  listing: OwnListing | null,
): readonly Field[] => {
  const changes = changesOf(answers, listing ?? undefined)
  const before = (listing?.images ?? []).map(({ id }) => id).join()
  return [
    ...answerNames.filter((name) => name in changes),
    ...(readyUrls(photos).map(idOf).join() === before ? [] : ['images' as const]),
    ...documentSlots.filter((slot) =>
      documents.some(
        ({ key, state }) =>
          key === slot &&
          state.phase === 'ready' &&
          idOf(state.url) !== idOf(listing?.verificationDocuments[slot] ?? ''),
      ),
    ),
  ]
}

/** What the reviewer asked to change and is still as it was. */
export const stillAsked = (held: Held, listing: OwnListing | null): ReadonlySet<Field> => {
  if (listing?.status !== 'REJECTED') return new Set()
  const changed = differencesFrom(held, listing)
  return new Set(listing.rejectionFields.filter((field) => !changed.includes(field)))
}
