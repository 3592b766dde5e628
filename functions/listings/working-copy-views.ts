import { noCounts } from '#functions/data/counts.ts'
import type { WorkingCopyRecord } from '#functions/data/working-copies.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { isIdOf } from '#shared/schemas/ids.ts'
import type { WorkingCopy, WorkingCopyRow } from '#shared/schemas/working-copy.ts'
import { toOwnListing } from './views.ts'

/** A working copy as its owner goes on with it. */
export const toWorkingCopy = ({ base, ...copy }: WorkingCopyRecord): WorkingCopy => ({
  ...copy,
  base: base && toOwnListing({ ...base, ...noCounts }),
})

/** A working copy in the list of its owner, for one of the people who act for them. */
export const toWorkingCopyRow = (
  { name, version, savedAt, answers, by }: WorkingCopyRecord,
  person: { id: string },
): WorkingCopyRow => {
  const { make, model, variant } = answers
  const car = { make, model, variant, year: Number(answers.year) || undefined }
  return {
    name,
    listingId: isIdOf('listing', name) ? name : null,
    version,
    savedAt,
    isOwn: by === undefined || by === person.id,
    title: carTitle(car, 'en'),
    titleAr: carTitle(car, 'ar'),
  }
}
