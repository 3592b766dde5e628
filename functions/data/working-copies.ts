import { basename } from 'node:path/posix'
import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { instant } from '#shared/schemas/text.ts'
import { typedForm, workingContent, workingCopyName, type TypedForm } from '#shared/schemas/working-copy.ts'
import { keys, partitions } from './keys.ts'
import { listingRecord } from './listing-record.ts'
import { queryItems } from './queries.ts'
import { checkWrite, deleteWrite, getItem, putWrite, type ItemWrite } from './table.ts'
import { transact } from './transact.ts'
import { writeOnce } from './write-once.ts'
import { epochSeconds } from '#functions/core/time.ts'
import { keptUntil } from './kept-until.ts'

// They lie under who typed them, and so go with the account. Their files stay loose uploads: the sweep leaves those alone that a copy
// names, and so nothing has to be undone when one is saved, thrown away or expires.

const carRecord = z.object({
  name: workingCopyName,
  version: z.number(),
  savedAt: instant,
  ...workingContent.shape,
  /** The listing as it was when these changes of it were begun. */
  base: z.nullable(listingRecord),
  /** The person who saved it last: a dealership's copies are typed by several. Absent in copies from before it was kept. */
  by: z.optional(z.string()),
})
export type WorkingCopyRecord = z.output<typeof carRecord>
/** A working copy of a car or of a form. */
type AnyCopy = WorkingCopyRecord | TypedForm

const expiry = { expiresAt: z.number() }
const car = z.extend(carRecord, expiry)
const form = z.extend(typedForm, expiry)

/** Whether a working copy is of a car rather than of a form. */
export const isOfCar = (copy: AnyCopy): copy is WorkingCopyRecord => 'answers' in copy

// The table deletes what has expired within two days.
const isThere = ({ expiresAt }: { expiresAt: number }, at: Date) => expiresAt > epochSeconds(at)

/** A car's working copy of this name, or undefined. Strongly consistent. */
export const getWorkingCopy = async (
  userId: string,
  name: string,
  at: Date,
): Promise<WorkingCopyRecord | undefined> => {
  const copy = await getItem(keys.workingCopy(userId, name), car)
  return copy && isThere(copy, at) ? copy : undefined
}

/** What somebody has typed into the form of this name, or undefined. Strongly consistent. */
export const getTypedForm = async (
  userId: string,
  name: TypedForm['name'],
  at: Date,
): Promise<TypedForm | undefined> => {
  const copy = await getItem(keys.workingCopy(userId, name), form)
  return copy && isThere(copy, at) ? copy : undefined
}

/** All working copies of a person, the latest first. */
export const listWorkingCopies = async (userId: string, at: Date): Promise<AnyCopy[]> => {
  const query = { partition: partitions.user(userId), prefix: partitions.workingCopyPrefix, consistent: true }
  const copies = await queryItems(query, z.union([car, form]), 2 * limits.selling.workingCopies.atMost)
  return copies.filter((copy) => isThere(copy, at)).toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
}

/** The ids of the files that a working copy names. */
export const filesOfCopy = (copy: AnyCopy): string[] => {
  if (!isOfCar(copy)) return []
  const { photos, video, documents } = copy
  return [...photos, ...documents]
    .map(({ url }) => url)
    .concat(video ? [video.url, video.poster] : [])
    .map((url) => basename(url))
}

/**
 * Stores a working copy in place of the one that was read as `version`; 0 for none.
 * @throws AppError EDIT_CONFLICT when it is another one by now; CONFLICT when a listing has been made of it
 */
export const putWorkingCopy = async (userId: string, copy: AnyCopy, seenVersion: number): Promise<void> => {
  const at = new Date(copy.savedAt)
  await transact([
    putWrite(
      {
        ...keys.workingCopy(userId, copy.name),
        ...copy,
        expiresAt: keptUntil('workingCopy', at),
      },
      {
        if:
          seenVersion === 0
            ? 'attribute_not_exists(pk) OR expiresAt <= :now'
            : '#version = :seen AND expiresAt > :now',
        values: { now: epochSeconds(at), ...(seenVersion > 0 && { seen: seenVersion }) },
        refuse: 'EDIT_CONFLICT',
      },
    ),
    // A save that arrives late must not bring back what has been submitted.
    ...(isOfCar(copy) && !copy.base
      ? [
          checkWrite(keys.created(userId, copy.name), {
            if: 'attribute_not_exists(pk)',
            refuse: 'CONFLICT',
          }),
        ]
      : []),
  ])
}

/** Makes room for one more: the oldest of too many go, instead of refusing somebody who types. */
export const makeRoom = async (
  userId: string,
  at: Date,
  deps = { listWorkingCopies, deleteWorkingCopy },
): Promise<void> => {
  const oldest = (await deps.listWorkingCopies(userId, at)).slice(limits.selling.workingCopies.atMost - 1)
  await Promise.all(oldest.map(({ name }) => deps.deleteWorkingCopy(userId, name)))
}

/** A write that ends a working copy, for the transaction that saves or deletes what it is about. */
export const endWorkingCopyWrite = (userId: string, name: string): ItemWrite =>
  deleteWrite(keys.workingCopy(userId, name))

/** Throws a working copy away. @returns false when there is none */
export const deleteWorkingCopy = (userId: string, name: string): Promise<boolean> =>
  writeOnce(deleteWrite(keys.workingCopy(userId, name), { if: 'attribute_exists(pk)' }))
