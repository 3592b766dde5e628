import { useState } from 'react'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { SavedSearchView } from '#shared/schemas/saved-search.ts'
import { paths } from '#web/app/paths.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useDeleteSavedSearch, useUpdateSavedSearch } from './saved-searches.ts'
import { RenameDialog } from './rename-dialog.tsx'

type SavedSearchRowProps = {
  search: SavedSearchView
  /** What it asks for, in words. */
  parts: readonly string[]
}

/** A saved search: what it asks for, its alerts, and the way to its cars. */
export const SavedSearchRow = ({ search, parts }: SavedSearchRowProps) => {
  const { t, language } = useT('saved-searches')
  const { mutate: update, isPending, variables } = useUpdateSavedSearch(search.id)
  const { mutate: remove, isPending: isGoing } = useDeleteSavedSearch(search.id)
  const [renaming, setRenaming] = useState(false)
  const { name } = search
  const fail = (key: 'alertsFailed' | 'deleteFailed') => () =>
    showToast({ title: t('error'), description: t(key), tone: 'danger' })
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg break-words">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-xs text-ink-3">{t('since', { date: formatDate(search.createdAt, language) })}</p>
        </div>
        <div className="-me-2 -mt-2 flex">
          <IconButton
            label={t('rename.label', { name })}
            icon={<Pencil className="size-4.5" />}
            aria-haspopup="dialog"
            onClick={() => setRenaming(true)}
          />
          <IconButton
            label={t('delete', { name })}
            icon={<Trash2 className="size-4.5" />}
            disabled={isGoing}
            onClick={() => remove(undefined, { onError: fail('deleteFailed') })}
            className="hover:text-red"
          />
        </div>
      </div>
      <ul className="flex flex-wrap gap-2">
        {parts.map((part) => (
          <li key={part}>
            <Badge>
              <bdi>{part}</bdi>
            </Badge>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Switch
          label={t('alerts')}
          checked={isPending ? (variables.alertsEnabled ?? search.alertsEnabled) : search.alertsEnabled}
          // Not `disabled`: that would drop the focus of whoever works with the keyboard.
          aria-disabled={isPending || undefined}
          onChange={(event) =>
            !isPending &&
            update({ alertsEnabled: event.currentTarget.checked }, { onError: fail('alertsFailed') })
          }
        />
        <Link
          to={paths.cars(search.searchParams)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t('cars')}
        </Link>
      </div>
      <RenameDialog open={renaming} search={search} onClose={() => setRenaming(false)} />
    </li>
  )
}
