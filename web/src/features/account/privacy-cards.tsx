import { useState, type ReactNode } from 'react'
import { Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { useRefusalText } from '#web/entities/user/issue-text.ts'
import { useExportUser } from '#web/entities/user/mutations.ts'
import { formatFileSize } from '#web/i18n/file-size.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { ArchiveCard } from './archive-card.tsx'
import { DeleteCard } from './delete-account.tsx'

/** The data kept about the user, the consents they gave, and the deletion of the account. */
export const PrivacyCards = ({ user, consents }: { user: CurrentUser; consents: ReactNode }) => {
  const { t } = useT('profile')
  return (
    <>
      <ArchiveCard />
      <ExportCard username={user.username} />
      <SettingsCard
        title={t('consents.title')}
        text={
          <>
            <p>{t('consents.text')}</p>
            <Link
              to={paths.privacy()}
              className="inline-flex min-h-9 items-center text-maroon underline decoration-maroon/40 underline-offset-4 hover:decoration-maroon"
            >
              {t('policy.link')}
            </Link>
          </>
        }
      >
        {consents}
      </SettingsCard>
      <DeleteCard user={user} />
    </>
  )
}

/** Everything that is kept about the user, as a file to take away. */
const ExportCard = ({ username }: { username: string }) => {
  const { t, rich, language } = useT('profile')
  const refusalText = useRefusalText()
  const { mutateAsync: exportUser, isPending, error } = useExportUser()
  const [saved, setSaved] = useState<{ name: string; bytes: number }>()

  const download = async () => {
    setSaved(undefined)
    try {
      const everything = await exportUser()
      const name = `sayara-${username}-${qatarDay(new Date(everything.exportedAt))}.json`
      setSaved({ name, bytes: saveAsJson(name, everything) })
    } catch {
      // Shown below the button.
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

/** Hands a value over as a JSON file, made to be read, and answers with its size in bytes. */
const saveAsJson = (name: string, value: unknown): number => {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
  saveFile(name, file)
  return file.size
}
