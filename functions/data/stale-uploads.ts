import { keys, timeSort } from '#functions/data/keys.ts'
import { deletePhotoHashWrites } from '#functions/data/photo-hashes.ts'
import { ConditionsFailed, transact, type Write } from './transact.ts'
import { loosePartition, uploadRecord, type UploadRecord } from './uploads.ts'
import { updateWrite, deleteWrite, write } from '#functions/data/table.ts'
import { queryItems } from '#functions/data/queries.ts'

/** Uploads that have been loose since before `before`, oldest first, at most 100. */
export const listStaleUploads = async (before: Date): Promise<UploadRecord[]> => {
  return queryItems(
    { index: 'byStatus', partition: loosePartition, before: before.toISOString(), limit: 100 },
    uploadRecord,
    100,
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
export const deleteUpload = async ({ id: uploadId, picture: made }: UploadRecord): Promise<boolean> => {
  const forgotten: Write = deleteWrite(keys.upload(uploadId), {
    if: 'attachedTo = :nobody',
    values: { nobody: null },
  })
  try {
    await transact([forgotten, ...deletePhotoHashWrites(uploadId, made?.hash ?? null)])
    return true
  } catch (error) {
    if (error instanceof ConditionsFailed) return false
    throw error
  }
}

/**
 * A write that detaches an upload from its owner, for good: it is condemned at once, and the very next sweep removes the rest
 * of it. Its condition fails when something else uses it.
 */
export const discardWrite = (uploadId: string, usedBy: string): Write =>
  updateWrite(keys.upload(uploadId), {
    set: {
      state: 'REFUSED',
      attachedTo: null,
      statusPk: loosePartition,
      statusSk: timeSort(new Date(0).toISOString(), uploadId),
    },
    if: 'attachedTo = :usedBy',
    values: { usedBy },
    refuse: 'EDIT_CONFLICT',
  })
