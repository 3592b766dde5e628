import { formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { UploadState } from '../uploads/queue.ts'

/** How far a file on its way has come, in words and as a bar. */
export const UploadProgress = ({ name, state }: { name: string; state: UploadState }) => {
  const { t, language } = useT('sell')
  const share = state.phase === 'sending' ? state.share : state.phase === 'checking' ? 1 : 0
  return (
    <>
      <span>
        {state.phase === 'sending'
          ? t('upload.sending', { share: formatPercent(share, language) })
          : t(`upload.${state.phase as 'waiting' | 'checking'}`)}
      </span>
      <ProgressBar value={share} label={t('upload.progress', { name })} />
    </>
  )
}
