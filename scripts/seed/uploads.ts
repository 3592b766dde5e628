import { keys } from '#functions/data/keys.ts'
import { tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import type { UploadRecord } from '#functions/data/uploads.ts'
import { pictureOf } from './demo-pictures.ts'
import type { PlannedPhoto } from './market/photos.ts'

type Upload = Pick<
  UploadRecord,
  'id' | 'ownerId' | 'purpose' | 'contentLength' | 'picture' | 'attachedTo' | 'createdAt'
>

/** A write of an upload that arrived and passed every check. It is in no index of loose ones, so something is to claim it. */
export const judgedUpload = (upload: Upload): Write => {
  const record: UploadRecord = { ...upload, contentType: 'image/jpeg', state: 'READY', refusal: null }
  return { Put: { TableName: tableName(), Item: { ...keys.upload(record.id), ...record } } }
}

/** A write of a photo as its upload and the photo job leave it, used by a listing or a dealership. */
export const photoUpload = (
  { uploadId, picture }: PlannedPhoto,
  ownerId: string,
  attachedTo: string,
  createdAt: string,
): Write => {
  const { width, height, placeholder, hash, contentLength } = pictureOf(picture)
  return judgedUpload({
    id: uploadId,
    ownerId,
    purpose: 'photo',
    contentLength,
    picture: { width, height, placeholder, hash },
    attachedTo,
    createdAt,
  })
}
