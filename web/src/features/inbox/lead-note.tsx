import { useEffect, useRef, useState } from 'react'
import { StickyNote } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { leadEdit, type LeadView } from '#shared/schemas/lead.ts'
import { hasCode } from '#web/api/api-error.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useUpdateLead } from '#web/entities/lead/queries.ts'
import { useColleagues } from '#web/entities/team/acting.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useActing } from '#web/stores/acting.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { Written } from '#web/ui/written.tsx'

/** A note as the form keeps it; `seen` is the stored note over which it was typed. */
type NoteDraft = { note: string; seen: string }

/**
 * The seller's own note about a buyer, or a dealership's: saved when it is left, or by its button. One that was changed somewhere else
 * while this one was typed is shown, and replaced by the button only.
 */
export const LeadNote = ({ lead }: { lead: LeadView }) => {
  const { t } = useT('inbox')
  const common = useT()
  const { acting } = useActing()
  const isShared = useColleagues() !== undefined || acting !== null
  const { mutateAsync: update, isSuccess } = useUpdateLead(lead.id)
  const [draft] = useState(() => tabDraft<NoteDraft>(`note:${lead.id}`))
  const loaded = lead.note ?? ''
  // `stored` is newer than `loaded` until the conversation is read again after a save.
  const [known, setKnown] = useState(() => ({ loaded, stored: loaded, seen: draft.read()?.seen ?? loaded }))
  const { stored, seen } = known
  // The form goes on with the draft of its first drawing.
  const seenNow = useRef(seen)
  useEffect(() => {
    seenNow.current = seen
  })
  const form = useContractForm({
    schema: leadEdit,
    start: { note: seen },
    send: (edit) => update({ ...edit, noteSeen: stored }),
    onSent: (saved, sent) => {
      const note = saved.note ?? ''
      setKnown((now) => ({ ...now, stored: note, seen: note }))
      // Unless somebody typed on while it was saved.
      if (form.rhf.getValues('note') === sent.note) showAgain(note)
    },
    failureText: (error) => (hasCode(error, 'EDIT_CONFLICT') ? t('note.conflict') : undefined),
    draft: { ...draft, keep: (typed) => draft.keep({ ...typed, seen: seenNow.current }) },
    mode: 'onSubmit',
  })
  const showAgain = (note: string) => {
    form.discard()
    form.rhf.reset({ note })
  }
  const takeStored = () => {
    setKnown({ ...known, seen: stored })
    showAgain(stored)
  }
  const [isOpen, setIsOpen] = useState(form.isRestored)
  const [opener, focusOpener] = useFocusLater<HTMLButtonElement>()
  const close = () => {
    setIsOpen(false)
    focusOpener()
  }
  const typed = useWatch({ control: form.rhf.control, name: 'note' }).trim()
  if (loaded !== known.loaded) setKnown({ loaded, stored: loaded, seen: typed === seen ? loaded : seen })
  const isChanged = typed !== stored
  const isConflict = isChanged && stored !== seen
  const save = () => void (isChanged && form.submit())
  const state = () => {
    if (form.isSubmitting) return t('note.saving')
    if (isChanged) return t('note.unsaved')
    return isSuccess ? t('note.saved') : t(isShared ? 'note.shared' : 'note.private')
  }
  const field = form.field('note', { onBlur: () => isConflict || save() })
  if (!isOpen)
    return (
      <button
        ref={opener}
        type="button"
        aria-expanded={false}
        onClick={() => setIsOpen(true)}
        className="flex min-h-9 max-w-60 items-center gap-2 text-start text-sm text-ink-2 transition-colors hover:text-ink"
      >
        <StickyNote aria-hidden className="size-4 shrink-0 text-ink-3" />
        <bdi className="truncate">{stored || t('note.add')}</bdi>
      </button>
    )
  return (
    <div className="flex w-full flex-col gap-2">
      <TextareaField
        {...field}
        label={t('note')}
        // Opened by the button that stood here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={limits.lead.note}
        rows={2}
      />
      {isChanged && (isConflict || form.failure) && (
        <p role="alert" className="text-sm text-red">
          {isConflict ? t('note.conflict') : form.failure}
        </p>
      )}
      {isConflict && stored && <Written text={stored} className="border-s-2 border-line ps-3 text-sm" />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-xs text-ink-3">
          {state()}
        </p>
        <span className="flex gap-2">
          {isConflict && (
            <Button variant="ghost" size="sm" onClick={takeStored}>
              {t('note.takeStored')}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={close}>
            {common.t('close')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            pending={form.isSubmitting}
            aria-disabled={!isChanged || form.isSubmitting || undefined}
            onClick={save}
          >
            {common.t('save')}
          </Button>
        </span>
      </div>
    </div>
  )
}
