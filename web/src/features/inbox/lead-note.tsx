import { useState } from 'react'
import { StickyNote } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { leadEdit, type LeadView } from '#shared/schemas/lead.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useUpdateLead } from '#web/entities/lead/queries.ts'
import { useColleagues } from '#web/entities/team/acting.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useActing } from '#web/stores/acting.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

/** The seller's own note about a buyer, or a dealership's: saved when it is left, or by its button. */
export const LeadNote = ({ lead }: { lead: LeadView }) => {
  const { t } = useT('inbox')
  const common = useT()
  const { acting } = useActing()
  const isShared = useColleagues() !== undefined || acting !== null
  const { mutateAsync: update, isSuccess, data } = useUpdateLead(lead.id)
  const form = useContractForm({
    schema: leadEdit,
    start: { note: lead.note ?? '' },
    send: (edit) => update(edit),
    draft: tabDraft(`note:${lead.id}`),
    mode: 'onSubmit',
  })
  const [isOpen, setIsOpen] = useState(form.isRestored)
  // The list of conversations is refetched a moment after the note was saved.
  const saved = (isSuccess ? data : lead).note ?? ''
  const isChanged = useWatch({ control: form.rhf.control, name: 'note' }).trim() !== saved
  const save = () => void (isChanged && form.submit())
  const state = () => {
    if (form.isSubmitting) return t('note.saving')
    if (isChanged) return t('note.unsaved')
    return isSuccess ? t('note.saved') : t(isShared ? 'note.shared' : 'note.private')
  }
  const field = form.field('note', { onBlur: save })
  if (!isOpen)
    return (
      <button
        type="button"
        aria-expanded={false}
        onClick={() => setIsOpen(true)}
        className="flex min-h-9 max-w-60 items-center gap-2 text-start text-sm text-ink-2 transition-colors hover:text-ink"
      >
        <StickyNote aria-hidden className="size-4 shrink-0 text-ink-3" />
        <bdi className="truncate">{saved || t('note.add')}</bdi>
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
      {isChanged && form.failure && (
        <p role="alert" className="text-sm text-red">
          {form.failure}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-xs text-ink-3">
          {state()}
        </p>
        <span className="flex gap-2">
          <Button variant="ghost" size="sm" onClick={() => setIsOpen(false)}>
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
