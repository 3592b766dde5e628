import { formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { Passage } from './queue.ts'

/** How far a file on its way has come, in words and as a bar. */
export const UploadProgress = ({ name, passage }: { name: string; passage: Passage }) => {
  const { t, language } = useT('uploads')
  const share = passage.phase === 'sending' ? passage.share : passage.phase === 'checking' ? 1 : 0
  return (
    <>
      <span>
        {passage.phase === 'sending'
          ? t('sending', { share: formatPercent(share, language) })
          : t(passage.phase)}
      </span>
      <ProgressBar value={share} label={t('progress', { name })} />
    </>
  )
}
