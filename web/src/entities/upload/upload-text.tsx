import { useErrorText } from '#web/api/use-error-text.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { Progress } from './queue.ts'
import { UploadError } from './upload-status.ts'

/** Why a file did not arrive, in a sentence. */
export const useUploadText = (): ((error: unknown) => string) => {
  const { t } = useT('uploads')
  const errorText = useErrorText()
  return (error) => (error instanceof UploadError ? t(error.problem) : errorText(error))
}

/** How far a file has come, as text and as a bar. */
export const UploadProgress = ({ name, progress }: { name: string; progress: Progress }) => {
  const { t, language } = useT('uploads')
  const { phase } = progress
  const share = phase === 'sending' ? progress.share : phase === 'checking' ? 1 : 0
  return (
    <>
      <span>{phase === 'sending' ? t(phase, { share: formatPercent(share, language) }) : t(phase)}</span>
      <ProgressBar value={share} label={t('progress', { name })} />
    </>
  )
}
