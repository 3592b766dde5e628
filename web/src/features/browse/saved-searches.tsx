import { useState } from 'react'
import { BookmarkPlus, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { limits } from '#shared/constants/limits.ts'
import { mayMailNews } from '#shared/rules/reach.ts'
import { savedSearchEdit, type SavedSearchView } from '#shared/schemas/saved-search.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { paths } from '#web/app/paths.ts'
import { useReadMatches } from '#web/entities/notification/queries.ts'
import { usePreferences } from '#web/entities/preferences/queries.ts'
import {
  useDeleteSavedSearch,
  useSavedSearches,
  useUpdateSavedSearch,
} from '#web/entities/saved-search/queries.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { focusMain } from '#web/ui/focus-main.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useSearchParts } from './search-parts.ts'

const grid = 'grid grid-cols-1 gap-4 lg:grid-cols-2'

const skeletons = ['first', 'second']

/** The searches that the user keeps. */
export const SavedSearches = () => {
  const { t } = useT('saved-searches')
  const { data: searches, error, refetch } = useSavedSearches()
  useReadMatches()
  return (
    <section>
      <VisuallyHidden>
        <h2>{t('title')}</h2>
      </VisuallyHidden>
      {!searches && error && <LoadFailed title={t('failed')} error={error} onRetry={refetch} />}
      {!searches && !error && (
        <div aria-busy className={grid}>
          {skeletons.map((name) => (
            <Skeleton key={name} className="h-48 rounded-card" />
          ))}
        </div>
      )}
      {searches?.some(({ alertsEnabled }) => alertsEnabled) && <NoMail />}
      {searches && <SearchList searches={searches} />}
    </section>
  )
}

/** Says that matches are not mailed, and where to change that: the topic is off or the address unconfirmed. */
const NoMail = () => {
  const { t } = useT('saved-searches')
  const { user } = useCurrentUser()
  const { data: preferences } = usePreferences()
  if (!user || !preferences || (preferences.email.savedSearches && mayMailNews(user))) return null
  return (
    <p className="mb-4 text-sm text-ink-2">
      {t('noMail')}{' '}
      <Link
        to={paths.profile('notifications')}
        className="inline-block py-1 text-ink underline underline-offset-4"
      >
        {t('noMail.change')}
      </Link>
    </p>
  )
}

const SearchList = ({ searches }: { searches: readonly SavedSearchView[] }) => {
  const { t } = useT('saved-searches')
  const partsOf = useSearchParts()
  if (searches.length === 0)
    return (
      <EmptyState
        icon={<BookmarkPlus />}
        title={t('empty')}
        actions={
          <Link to={paths.cars()} className={buttonClass()}>
            {t('browse')}
          </Link>
        }
      >
        {t('emptyText')}
      </EmptyState>
    )
  return (
    <ul className={grid}>
      {searches.map((search) => {
        const { parts, to } = partsOf(search)
        const everything = t(search.kind === 'plates' ? 'plates.everything' : 'everything')
        return (
          <SavedSearchRow
            key={search.id}
            search={search}
            parts={parts.length > 0 ? parts : [everything]}
            to={to}
          />
        )
      })}
    </ul>
  )
}

type SavedSearchRowProps = {
  search: SavedSearchView
  /** Its filters as text. */
  parts: readonly string[]
  /** The address of its results. */
  to: string
}

/** A saved search: what it asks for, its alerts, and the way to what it finds. */
const SavedSearchRow = ({ search, parts, to }: SavedSearchRowProps) => {
  const { t, language } = useT('saved-searches')
  const { mutate: update, isPending, variables } = useUpdateSavedSearch(search.id)
  const { mutateAsync: remove, isPending: isGoing } = useDeleteSavedSearch(search.id)
  const [renaming, setRenaming] = useState(false)
  const { name } = search
  const fail = (key: 'alertsFailed' | 'deleteFailed') => () =>
    showToast({ title: t('error'), description: t(key), tone: 'danger' })
  const drop = () =>
    remove().then(() => {
      showToast({ title: t('deleted'), tone: 'success' })
      // The pressed button goes away.
      focusMain()
    }, fail('deleteFailed'))
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
            // Not `disabled`: that would drop the focus of keyboard users.
            aria-disabled={isGoing || undefined}
            onClick={() => !isGoing && void drop()}
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
          // Not `disabled`: that would drop the focus of keyboard users.
          aria-disabled={isPending || undefined}
          onChange={(event) =>
            !isPending &&
            update({ alertsEnabled: event.currentTarget.checked }, { onError: fail('alertsFailed') })
          }
        />
        <Link to={to} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {t(search.kind === 'plates' ? 'plates.show' : 'cars')}
        </Link>
      </div>
      <RenameDialog open={renaming} search={search} onClose={() => setRenaming(false)} />
    </li>
  )
}

type RenameDialogProps = { open: boolean; search: SavedSearchView; onClose: () => void }

/** Gives a saved search another name. */
const RenameDialog = ({ open, ...rename }: RenameDialogProps) => {
  const { t } = useT('saved-searches')
  return (
    <Dialog open={open} onClose={rename.onClose} title={t('rename')} size="sm">
      <RenameForm {...rename} />
    </Dialog>
  )
}

const RenameForm = ({ search, onClose }: Omit<RenameDialogProps, 'open'>) => {
  const { t } = useT('saved-searches')
  const common = useT()
  const { mutateAsync: update } = useUpdateSavedSearch(search.id)
  const form = useContractForm({
    schema: savedSearchEdit,
    start: { name: search.name },
    send: (edit) => update(edit),
    onSent: onClose,
    onFailed: (): void => form.rhf.setFocus('name'),
    mode: 'onSubmit',
  })
  const field = form.field('name')
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <TextField
        {...field}
        label={t('name')}
        maxLength={limits.savedSearchName}
        error={field.error ?? form.failure}
      />
      <Button type="submit" wide pending={form.isSubmitting}>
        {common.t('save')}
      </Button>
    </form>
  )
}
