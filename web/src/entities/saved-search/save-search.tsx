import { useState } from 'react'
import { Bell, BookmarkPlus } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { limits } from '#shared/constants/limits.ts'
import { newSavedSearch, type SearchKind } from '#shared/schemas/saved-search.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { paths } from '#web/app/paths.ts'
import { useAskToSignIn } from '#web/app/navigation.ts'
import { useCreateSavedSearch } from './queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { saveHere, searchId, type SearchHere } from '#web/stores/saved-here.ts'
import { authToken } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type SaveSearchProps = {
  kind: SearchKind
  /** The search's name unless its owner gives it another; empty for one without filters. */
  suggestedName: string
  /** Query parameters of its page of results. */
  searchParams: Readonly<Record<string, string>>
  /** A button that says what it waits for, in the place of the icon. */
  label?: string
}

/** Saves a search: in the account, or in the browser of a visitor. Alerts need an account. */
export const SaveSearch = ({ kind, suggestedName, searchParams, label }: SaveSearchProps) => {
  const { t } = useT('saved-searches')
  const [open, setOpen] = useState(false)
  const saveForVisitor = useVisitorSave()
  const name = suggestedName || t(kind === 'plates' ? 'plates.everything' : 'everything')
  return (
    <>
      {label ? (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Bell aria-hidden className="size-4.5" />
          {label}
        </Button>
      ) : (
        <IconButton
          label={t('save')}
          icon={<BookmarkPlus className="size-5" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={label ?? t('save')}>
        <SaveSearchForm
          kind={kind}
          suggestedName={name.slice(0, limits.savedSearchName)}
          searchParams={searchParams}
          onSaved={() => setOpen(false)}
          saveForVisitor={saveForVisitor}
        />
      </Dialog>
    </>
  )
}

/** Asks to be told when a number is for sale that nobody offers now. */
export const NumberAlert = ({ number }: { number: string }) => {
  const { t } = useT('saved-searches')
  // Isolated: its letter and digits keep their order in Arabic.
  return (
    <SaveSearch
      kind="plates"
      suggestedName={t('plates.number', { number: `\u2066${number}\u2069` })}
      searchParams={{ number }}
      label={t('plates.tellMe', { number: `\u2066${number}\u2069` })}
    />
  )
}

/** Saves a visitor's search in the browser; with alerts, or where no more fits, it is saved after signing in. */
const useVisitorSave = () => {
  const { t } = useT('saved-searches')
  const navigate = useNavigate()
  const askToSignIn = useAskToSignIn()
  return (search: SearchHere, withAlerts: boolean) => {
    if (withAlerts || !saveHere('search', searchId(search), { name: search.name }))
      return askToSignIn(t(search.kind === 'plates' ? 'plates.signIn' : 'signIn'), {
        act: { type: 'saveSearch', ...search, alertsEnabled: withAlerts },
      })
    return showToast({
      title: t('saved'),
      description: t('savedHere'),
      tone: 'success',
      action: { label: t('show'), onPress: () => void navigate(paths.savedSearches()) },
    })
  }
}

type SaveSearchFormProps = Omit<SaveSearchProps, 'label'> & {
  onSaved: () => void
  saveForVisitor: ReturnType<typeof useVisitorSave>
}

/** Names a search and keeps it, with or without alerts: two buttons, because a consent must not be ticked beforehand. */
const SaveSearchForm = ({
  kind,
  suggestedName,
  searchParams,
  onSaved,
  saveForVisitor,
}: SaveSearchFormProps) => {
  const { t } = useT('saved-searches')
  const navigate = useNavigate()
  const { mutateAsync: create } = useCreateSavedSearch()
  const form = useContractForm({
    schema: newSavedSearch,
    start: { name: suggestedName, alertsEnabled: true },
    toBody: ({ name, alertsEnabled }) => ({
      name: name.trim() || suggestedName,
      kind,
      searchParams,
      alertsEnabled,
    }),
    send: (body) => create(body),
    onSent: (_, { alertsEnabled }) => {
      showToast({
        title: t('saved'),
        description: t(alertsEnabled ? 'savedAlerts' : 'savedOnly'),
        tone: 'success',
        action: { label: t('show'), onPress: () => void navigate(paths.dashboard('searches')) },
      })
      onSaved()
    },
  })
  const withAlerts = useWatch({ control: form.rhf.control, name: 'alertsEnabled' })
  const save = (alertsEnabled: boolean) => {
    if (form.isSubmitting) return
    if (!authToken()) {
      const name = form.rhf.getValues('name').trim() || suggestedName
      saveForVisitor({ name, kind, searchParams: { ...searchParams } }, alertsEnabled)
      return onSaved()
    }
    form.rhf.setValue('alertsEnabled', alertsEnabled)
    void form.submit()
  }
  const isPending = (alerts: boolean) => form.isSubmitting && withAlerts === alerts
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save(true)
      }}
      className="flex flex-col gap-4 text-start"
    >
      <TextField {...form.field('name')} label={t('name')} maxLength={limits.savedSearchName} />
      <p className="text-sm text-ink-2">{t(kind === 'plates' ? 'plates.consent' : 'consent')}</p>
      {form.failure && (
        <p role="alert" className="text-sm text-red">
          {form.failure}
        </p>
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" wide pending={isPending(true)}>
          {!isPending(true) && <Bell aria-hidden className="size-4.5" />}
          {t('saveAlerts')}
        </Button>
        <Button wide variant="secondary" pending={isPending(false)} onClick={() => save(false)}>
          {t('saveOnly')}
        </Button>
      </div>
    </form>
  )
}
