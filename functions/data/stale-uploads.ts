import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { deletePhotoHashWrites } from '#functions/data/photo-hashes.ts'
import { looseKeys, loosePartition, uploadRecord, type UploadRecord } from './uploads.ts'
import { updateWrite, deleteWrite, type ItemWrite, write } from '#functions/data/table.ts'
import { queryPages } from '#functions/data/queries.ts'
import { writeOnce } from './write-once.ts'
import { isIdOf } from '#shared/schemas/ids.ts'

// What must go is said in the transaction that ends its use, and jobs erase it: an act whose file store is down succeeds all the
// same, and no file is forgotten when a process dies. Its place in the index is the time at which it is due. A run that hands it
// over moves that time on, so that one whose erasure dies with its process comes up again.

const place = (dueAt: Date, uploadId: string): string => timeSort(dueAt.toISOString(), uploadId)

/** Uploads that have been loose since before `before`, page by page, oldest first. */
export async function* staleUploadPages(before: Date): AsyncGenerator<UploadRecord[]> {
  const query = { index: 'byStatus', partition: loosePartition, before: before.toISOString() } as const
  for await (const items of queryPages({ ...query, limit: 100 }))
    yield items.map((item) => uploadRecord.parse(item))
}

/** Counts a loose upload as unused only from now on. One that something has claimed has left the partition. */
export const keepLoose = async (uploadId: string, at: Date): Promise<void> => {
  await write(
    updateWrite(keys.upload(uploadId), {
      set: { statusSk: place(at, uploadId) },
      if: 'statusPk = :loose',
      values: { loose: loosePartition },
    }),
  )
}

/**
 * Marks a loose upload as going, after which nothing can claim it any more.
 * @returns false when something has claimed it in the meantime
 */
export const markForDeletion = async (uploadId: string): Promise<boolean> =>
  write(
    updateWrite(keys.upload(uploadId), {
      set: { state: 'REFUSED' },
      if: 'attachedTo = :nobody',
      values: { nobody: null },
    }),
  )

/** Forgets a loose upload and its hash. @returns false when something has claimed it in the meantime. */
export const deleteUpload = ({ id: uploadId, picture: made }: UploadRecord): Promise<boolean> =>
  writeOnce(
    deleteWrite(keys.upload(uploadId), { if: 'attachedTo = :nobody', values: { nobody: null } }),
    ...deletePhotoHashWrites(uploadId, made?.hash ?? null),
  )

/**
 * A write that takes an upload from what uses it, for good, or from nobody (null): from then on it is condemned, and its files are
 * erased. Its condition fails when something else uses it.
 */
export const discardWrite = (uploadId: string, usedBy: string | null): ItemWrite =>
  updateWrite(keys.upload(uploadId), {
    set: {
      state: 'REFUSED',
      attachedTo: null,
      statusPk: partitions.condemnedUploads(isIdOf('document', uploadId) ? 'document' : 'photo'),
      statusSk: place(new Date(0), uploadId),
    },
    remove: ['ownerPk', 'ownerSk'],
    if: 'attachedTo = :usedBy',
    values: { usedBy },
    refuse: 'EDIT_CONFLICT',
  })

/**
 * A write that takes an upload from what uses it and leaves it to its owner, who may use it again until the sweep finds it unused for
 * too long. Its condition fails when something else uses it.
 */
export const releaseWrite = (uploadId: string, ownerId: string, usedBy: string, at: Date): ItemWrite =>
  updateWrite(keys.upload(uploadId), {
    set: {
      attachedTo: null,
      ...looseKeys({ id: uploadId, ownerId, createdAt: at.toISOString() }),
    },
    if: 'ownerId = :owner AND attachedTo = :usedBy',
    values: { owner: ownerId, usedBy },
    refuse: 'EDIT_CONFLICT',
  })

/** Condemns a loose upload. @returns false when something has claimed it in the meantime */
export const discardLoose = (uploadId: string): Promise<boolean> => write(discardWrite(uploadId, null))

/** A condemned upload, and the place it was found at. */
export type Condemned = { id: string; place: string }

/** A condemned upload at the place to which `moveCondemned` moved it. */
export const condemnedAt = (id: string, dueAt: Date): Condemned => ({ id, place: place(dueAt, id) })

/** Condemned uploads that are due, page by page: documents first, then photos. */
export async function* condemnedPages(at: Date): AsyncGenerator<Condemned[]> {
  for (const purpose of ['document', 'photo'] as const)
    for await (const items of queryPages({
      index: 'byStatus',
      partition: partitions.condemnedUploads(purpose),
      before: at.toISOString(),
      limit: 100,
    }))
      yield items.map(({ id, statusSk }) => ({ id: String(id), place: String(statusSk) }))
}

/**
 * Makes a condemned upload due at another time. A try whose answer was lost finds the place that it wrote itself; two runs of the very
 * same millisecond may both do so, and nothing is erased twice.
 * @returns false when another run was faster, or it is gone
 */
export const moveCondemned = ({ id, place: seen }: Condemned, dueAt: Date): Promise<boolean> => {
  const next = place(dueAt, id)
  return write(
    updateWrite(keys.upload(id), {
      set: { statusSk: next },
      if: 'statusSk = :seen OR statusSk = :next',
      values: { seen, next },
    }),
  )
}
