import { useState, type SyntheticEvent } from 'react'
import { Bell } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { limits } from '#shared/constants/limits.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useCreateSavedSearch } from './saved-searches.ts'

type SaveSearchFormProps = {
  /** What it is called unless the visitor calls it otherwise. */
  suggestedName: string
  /** Parameters of `/cars` by name. */
  searchParams: Readonly<Record<string, string>>
  onSaved: () => void
}

/** Names a search and keeps it, with or without alerts: two buttons, because a consent must not be ticked beforehand. */
export const SaveSearchForm = ({ suggestedName, searchParams, onSaved }: SaveSearchFormProps) => {
  const { t } = useT('saved-searches')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { mutateAsync: create, isPending, error, variables } = useCreateSavedSearch()
  const [name, setName] = useState(suggestedName)

  const save = async (alertsEnabled: boolean) => {
    try {
      await create({ name: name.trim() || suggestedName, searchParams, alertsEnabled })
      showToast({
        title: t('saved'),
        description: t(alertsEnabled ? 'savedAlerts' : 'savedOnly'),
        tone: 'success',
        action: { label: t('show'), onPress: () => void navigate(paths.dashboard('searches')) },
      })
      onSaved()
    } catch {
      // Told below; the name stays.
    }
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) void save(true)
  }
  const pending = (alerts: boolean) => isPending && variables.alertsEnabled === alerts
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <TextField
        label={t('name')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={limits.savedSearchName}
      />
      <p className="text-sm text-ink-2">{t('consent')}</p>
      {error && (
        <p role="alert" className="text-sm text-red">
          {errorText(error)}
        </p>
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" wide pending={pending(true)}>
          {!pending(true) && <Bell aria-hidden className="size-4.5" />}
          {t('saveAlerts')}
        </Button>
        <Button wide variant="secondary" pending={pending(false)} onClick={() => void save(false)}>
          {t('saveOnly')}
        </Button>
      </div>
    </form>
  )
}
