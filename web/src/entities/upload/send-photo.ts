import { checkPhoto } from './check-file.ts'
import { preparePhoto } from './prepare-photo.ts'
import { UploadError } from './upload-error.ts'
import { uploadFile, type Watch } from './upload-file.ts'

// Who sends hundreds looks at one bar over all of them.
const unseen = () => undefined

/** A photo all the way, checked and made small first. Resolves with its address; throws as `uploadFile` does. */
export const sendPhoto = async (
  file: File,
  { signal, onProgress = unseen, onSent = unseen }: Pick<Watch, 'signal'> & Partial<Watch>,
): Promise<string> => {
  const checked = await checkPhoto(file)
  if (checked.problem) throw new UploadError(checked.problem)
  const small = await preparePhoto(checked.file, 0)
  signal.throwIfAborted()
  return uploadFile('photo', small, { signal, onProgress, onSent })
}
