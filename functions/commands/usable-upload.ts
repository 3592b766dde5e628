import { AppError } from '#functions/core/app-error.ts'
import { claimWrite, releaseWrite, type UploadRecord } from '#functions/data/uploads.ts'
import type { Write } from '#functions/data/transact.ts'

/** A refusal about one file; `path` is the field that names it. */
export const unusable = (path: string): AppError =>
  new AppError('UPLOAD_UNUSABLE', { issues: [{ path, message: 'Please upload this file again' }] })

/**
 * An upload that its owner may use: finished, of the right kind and used by nothing else.
 * @throws AppError UPLOAD_UNUSABLE about `path` for any other, absent ones and somebody else's among them
 */
export const usableUpload = (
  upload: UploadRecord | undefined,
  ownerId: string,
  purpose: UploadRecord['purpose'],
  path: string,
): UploadRecord => {
  const isUsable =
    upload?.ownerId === ownerId &&
    upload.state === 'READY' &&
    upload.purpose === purpose &&
    upload.attachedTo === null
  if (!upload || !isUsable) throw unusable(path)
  return upload
}

type Move = {
  before: ReadonlySet<string>
  after: ReadonlySet<string>
  ownerId: string
  /** The id of what the files belong to. */
  usedBy: string
  at: Date
}

/** The writes that give new files to what uses them and set the dropped ones loose. Their conditions decide, whatever was read. */
export const moveUploads = ({ before, after, ownerId, usedBy, at }: Move): Write[] => [
  ...[...after].filter((id) => !before.has(id)).map((id) => claimWrite(id, ownerId, usedBy)),
  ...[...before].filter((id) => !after.has(id)).map((id) => releaseWrite(id, ownerId, at)),
]
