import { useState } from 'react'
import type { LeadView } from '#shared/schemas/lead.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/stores/draft.ts'
import { useUpdateLead } from '#web/entities/lead/queries.ts'

const keyOf = (leadId: string) => `note:${leadId}`

/** The note about a lead as it is typed and saved; what is not saved yet is kept in this tab. */
export const useLeadNote = (lead: LeadView) => {
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
          // What was typed meanwhile stays, and is saved when it is left in turn.
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
