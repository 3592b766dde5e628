import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useListingTitle } from '#web/entities/listing/own-listings.ts'
import { useDiscardWorkingCopy, useWorkingCopies } from '#web/entities/listing/working-copies.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { showToast } from '#web/stores/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useFocusFirstNew } from '#web/ui/use-focus-first-new.ts'

type UnfinishedBarProps = {
  /** The name of the working copy: a listing's id where one is edited. */
  name: string
  isEdit: boolean
  /** The car, where the bar does not stand with it. */
  title?: string
  savedAt?: string
  onDiscarded?: () => void
}

/** Unsaved work on a car: goes on with it, or discards it after a question. */
export const UnfinishedBar = ({ name, isEdit, title, savedAt, onDiscarded }: UnfinishedBarProps) => {
  const { t, language } = useT('inventory')
  const errorText = useErrorText()
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useDiscardWorkingCopy()
  const discard = () =>
    mutate(name, {
      onSuccess: () => onDiscarded?.(),
      onError: (error) => showToast({ title: errorText(error), tone: 'danger' }),
      onSettled: () => setAsked(false),
    })
  const about = title ?? t(isEdit ? 'unsaved' : 'unfinished.one')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-amber-tint px-3.5 py-1.5 text-sm">
      <span className="me-auto min-w-0 break-words">
        {title ? <bdi className="font-medium">{title}</bdi> : about}
        {title && <span className="text-ink-2"> · {t(isEdit ? 'unsaved' : 'unfinished.one')}</span>}
        {savedAt && <span className="text-ink-2"> · {formatDate(savedAt, language, { time: true })}</span>}
      </span>
      <Link
        to={isEdit ? paths.sellYourCar(name) : paths.sell({ draft: name })}
        aria-label={t('unfinished.continue', { title: about })}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        {t('unsaved.continue')}
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('unfinished.discard', { title: about })}
        onClick={() => setAsked(true)}
        className="min-h-11 font-medium underline underline-offset-4"
      >
        {t('unsaved.discard')}
      </button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={discard}
        pending={isPending}
        title={t('unfinished.question')}
        confirm={t('unsaved.discard')}
      >
        <p className="text-sm">{t(isEdit ? 'unfinished.edit' : 'unfinished.new')}</p>
      </ConfirmDialog>
    </div>
  )
}

const shownAtFirst = 2

/** The cars that were begun in the wizard and are no listings yet; with edits of listed cars where their rows do not say so. */
export const UnfinishedCars = ({ withEdits }: { withEdits: boolean }) => {
  const { t } = useT('inventory')
  const titleOf = useListingTitle()
  const { data: copies = [] } = useWorkingCopies()
  const [isAll, setAll] = useState(false)
  const [list, noteShown] = useFocusFirstNew<HTMLDivElement>(isAll)
  const showAll = () => {
    noteShown()
    setAll(true)
  }
  const rows = copies.filter(({ listingId }) => withEdits || listingId === null)
  if (rows.length === 0) return null
  const shown = isAll ? rows : rows.slice(0, shownAtFirst)
  return (
    <section aria-label={t('unfinished.title')} className="mb-3 flex flex-col gap-1.5">
      <div ref={list} className="flex flex-col gap-1.5">
        {shown.map((copy) => (
          <UnfinishedBar
            key={copy.name}
            name={copy.name}
            isEdit={copy.listingId !== null}
            title={titleOf(copy)}
            savedAt={copy.savedAt}
          />
        ))}
      </div>
      {rows.length > shown.length && (
        <button
          type="button"
          onClick={showAll}
          className="min-h-11 self-start text-sm font-medium underline underline-offset-4"
        >
          {t('unfinished.all', { count: rows.length })}
        </button>
      )}
    </section>
  )
}
