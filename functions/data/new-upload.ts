import * as z from 'zod/mini'
import { AppError } from '#functions/core/app-error.ts'
import { keys } from '#functions/data/keys.ts'
import { updateWrite, write, getItem } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import { countLooseUploads, getUploads, newUploadWrite, type UploadRecord } from '#functions/data/uploads.ts'
import { limits } from '#shared/constants/limits.ts'
import { retry } from '#functions/core/retry.ts'

// What was abandoned is swept after a day, but must not keep a seller from going on for so long.
const looseSeconds = 3600

// A user's newest uploads by id, never more than may be loose. Some of them have been used since and are only taken out when
// their places are needed, so that using a file costs nothing more.
const placeWrite = ({ id, ownerId }: UploadRecord): Write =>
  updateWrite(keys.issued(ownerId), {
    add: { ids: new Set([id]) },
    if: 'attribute_not_exists(ids) OR size(ids) < :most',
    values: { most: limits.looseUploads },
    // Only after many tries.
    refuse: 'TOO_MANY_UPLOADS',
  })

const issuedItem = z.object({ ids: z._default(z.set(z.string()), new Set<string>()) })

/** Frees the places of what is used, refused, gone or old. @returns false when there was none */
const freePlaces = async (ownerId: string, since: string): Promise<boolean> => {
  const key = keys.issued(ownerId)
  const { ids } = (await getItem(key, issuedItem)) ?? issuedItem.parse({})
  if (ids.size < limits.looseUploads) return true
  const loose = (await getUploads([...ids])).filter(
    ({ attachedTo, state, createdAt }) => attachedTo === null && state !== 'REFUSED' && createdAt >= since,
  )
  for (const { id } of loose) ids.delete(id)
  if (ids.size === 0) return false
  await write(updateWrite(key, { take: { ids } }))
  return true
}

/**
 * Notes a new upload, unless its owner has as many that were issued or let go within the last hour and are used by nothing. What
 * was let go is counted by the index, which may be a moment late; however many are asked for at once, no more are issued.
 * @throws AppError TOO_MANY_UPLOADS; nothing is written then
 */
export const insertUpload = async (upload: UploadRecord): Promise<void> => {
  const since = new Date(Date.parse(upload.createdAt) - looseSeconds * 1000)
  const full = () => new AppError('TOO_MANY_UPLOADS', { retryAfterSeconds: looseSeconds })
  const loose = await countLooseUploads(upload.ownerId, since, limits.looseUploads)
  if (loose >= limits.looseUploads) throw full()
  const isPlaceless = (error: unknown): boolean =>
    error instanceof ConditionsFailed && error.failed[1] === true
  await retry(
    async () => {
      try {
        await transact([newUploadWrite(upload), placeWrite(upload)])
      } catch (error) {
        if (isPlaceless(error) && !(await freePlaces(upload.ownerId, since.toISOString()))) throw full()
        throw error
      }
    },
    { tries: 5, when: isPlaceless },
  )
}
