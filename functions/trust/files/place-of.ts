import { rawObject } from '#functions/adapters/upload-storage.ts'
import { env } from '#functions/core/env.ts'
import type { Purpose } from '#functions/trust/files/hostile-file.ts'
import { folders } from '#shared/constants/storage.ts'

/** The location of an uploaded raw file, by purpose. */
export const placeOf: Record<Purpose, (id: string) => { Bucket: string; Key: string }> = {
  photo: (id) => rawObject('photo', id),
  document: (id) => rawObject('document', id),
  video: (id) => rawObject('video', id),
  stock: (id) => ({ Bucket: env().UPLOAD_BUCKET, Key: `${folders.imports}${id}` }),
}
