import { useState } from 'react'
import { Download } from 'lucide-react'
import { formatFileSize } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { useExportUser } from '#web/entities/user/queries.ts'
import { useRefusalText } from '#web/entities/user/use-refusal-text.ts'
import { exportFileName, saveAsJson } from './export-file.ts'

/** Everything that is kept about the user, as a file to take away. */
export const ExportCard = ({ username }: { username: string }) => {
  const { t, rich, language } = useT('profile')
  const refusalText = useRefusalText()
  const { mutateAsync: exportUser, isPending, error } = useExportUser()
  const [saved, setSaved] = useState<{ name: string; bytes: number }>()

  const download = async () => {
    setSaved(undefined)
    try {
      const everything = await exportUser()
      const name = exportFileName(username, new Date(everything.exportedAt))
      setSaved({ name, bytes: saveAsJson(name, everything) })
    } catch {
      // Told below the button.
    }
  }
  return (
    <SettingsCard title={t('export.title')} text={t('export.text')}>
      <div className="flex flex-col items-start gap-3">
        <Button variant="secondary" pending={isPending} onClick={() => void download()}>
          {!isPending && <Download aria-hidden className="size-4.5" />}
          {t(isPending ? 'export.pending' : 'export.action')}
        </Button>
        <p role="status" className="text-sm break-words text-ink-2 empty:hidden">
          {saved &&
            rich('export.done', {
              name: <bdi dir="ltr">{saved.name}</bdi>,
              size: <bdi>{formatFileSize(saved.bytes, language)}</bdi>,
            })}
        </p>
        <FormFailure title={t('export.failed')} text={error ? refusalText(error) : undefined} />
      </div>
    </SettingsCard>
  )
}
