import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { UploadError } from './upload-error.ts'

/** Why a file did not make it, in a sentence. */
export const useUploadText = (): ((error: unknown) => string) => {
  const { t } = useT('uploads')
  const errorText = useErrorText()
  return (error) => (error instanceof UploadError ? t(error.problem) : errorText(error))
}
