import { Archive, Download } from 'lucide-react'
import type { ArchiveView } from '#shared/schemas/archive.ts'
import { useArchive, useAskArchive, useFetchArchive } from '#web/entities/user/archive.ts'
import { useRefusalText } from '#web/entities/user/issue-text.ts'
import { formatFileSize } from '#web/i18n/file-size.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'

/** Everything that is kept about the user, with photos and documents, as a signed archive that is made in the background. */
export const ArchiveCard = () => {
  const { t } = useT('profile')
  const refusalText = useRefusalText()
  const { data: archive, error: loadError } = useArchive()
  const ask = useAskArchive()
  const download = useFetchArchive()
  const error = ask.error ?? download.error ?? loadError
  const isWorking = archive?.state === 'ASKED' || archive?.state === 'MAKING'
  const mayAsk = archive !== undefined && !isWorking && archive.nextAt === null
  return (
    <SettingsCard title={t('archive.title')} text={t('archive.text')}>
      <div className="flex flex-col items-start gap-3">
        <div role="status" className="text-sm text-ink-2 empty:hidden">
          {archive && archive.state !== null && <Progress archive={archive} />}
        </div>
        {archive?.state === 'READY' && (
          <Button variant="secondary" pending={download.isPending} onClick={() => download.mutate()}>
            <Download aria-hidden className="size-4.5" />
            {t('archive.download')}
          </Button>
        )}
        {mayAsk && (
          <Button variant="secondary" pending={ask.isPending} onClick={() => ask.mutate()}>
            <Archive aria-hidden className="size-4.5" />
            {t(archive.state === null ? 'archive.ask' : 'archive.again')}
          </Button>
        )}
        <FormFailure title={t('archive.failure')} text={error ? refusalText(error) : undefined} />
      </div>
    </SettingsCard>
  )
}

const Progress = ({ archive }: { archive: ArchiveView }) => {
  const { t, language } = useT('profile')
  const { state, until, content, nextAt } = archive
  if (state === 'ASKED' || state === 'MAKING') return <p>{t(`archive.${state}`)}</p>
  if (state !== 'READY' || !until || !content) return <p>{t('archive.FAILED')}</p>
  return (
    <div className="flex flex-col gap-1">
      <p>
        {t('archive.READY', {
          date: formatDate(until, language, { time: true }),
          size: formatFileSize(content.bytes, language),
        })}
      </p>
      {content.leftOut > 0 && <p>{t('archive.leftOut', { count: content.leftOut })}</p>}
      {nextAt && <p>{t('archive.next', { date: formatDate(nextAt, language, { time: true }) })}</p>}
    </div>
  )
}
