import { useState } from 'react'
import { StickyNote } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useUpdateLead } from '#web/entities/lead/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/stores/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

/** The seller's own note about a buyer: saved when it is left, or by its button. */
export const LeadNote = ({ lead }: { lead: LeadView }) => {
  const { t } = useT('inbox')
  const common = useT()
  const errorText = useErrorText()
  const note = useLeadNote(lead)
  const [isOpen, setIsOpen] = useState(note.isRestored)
  const state = () => {
    if (note.isPending) return t('note.saving')
    if (note.isChanged) return t('note.unsaved')
    return note.isSaved ? t('note.saved') : t('note.private')
  }
  if (!isOpen)
    return (
      <button
        type="button"
        aria-expanded={false}
        onClick={() => setIsOpen(true)}
        className="flex min-h-9 max-w-60 items-center gap-2 text-start text-sm text-ink-2 transition-colors hover:text-ink"
      >
        <StickyNote aria-hidden className="size-4 shrink-0 text-ink-3" />
        <bdi className="truncate">{note.kept || t('note.add')}</bdi>
      </button>
    )
  return (
    <div className="flex w-full flex-col gap-2">
      <TextareaField
        label={t('note')}
        value={note.text}
        // Opened by the button that stood here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => note.change(event.currentTarget.value)}
        onBlur={note.save}
        maxLength={limits.lead.note}
        rows={2}
        error={note.error ? errorText(note.error) : undefined}
      />
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
            pending={note.isPending}
            aria-disabled={!note.isChanged || note.isPending || undefined}
            onClick={note.save}
          >
            {common.t('save')}
          </Button>
        </span>
      </div>
    </div>
  )
}

const keyOf = (leadId: string) => `note:${leadId}`

/** The note about a lead as it is typed and saved; what is not saved yet is kept in this tab. */
const useLeadNote = (lead: LeadView) => {
  const { mutate: update, isPending, isSuccess, error } = useUpdateLead(lead.id)
  const kept = lead.note ?? ''
  const [typed, setTyped] = useState(() => readDraft<{ text: string }>(keyOf(lead.id))?.text)
  const text = typed ?? kept
  const isChanged = text.trim() !== kept

  const save = () => {
    if (!isChanged || isPending) return
    update(
      { note: text },
      {
        onSuccess: ({ note }) => {
          forgetDraft(keyOf(lead.id))
          // A text typed meanwhile stays, and is saved when the field loses the focus again.
          setTyped((now) => (now?.trim() === (note ?? '') ? undefined : now))
        },
      },
    )
  }
  return {
    kept,
    text,
    /** It was typed before and never saved. */
    isRestored: typed !== undefined,
    isChanged,
    isPending,
    isSaved: isSuccess,
    error: isChanged ? error : null,
    change: (next: string) => {
      setTyped(next)
      keepDraft(keyOf(lead.id), { text: next })
    },
    save,
  }
}
