import type { LeadView } from '#shared/schemas/lead.ts'
import { ViewingForm } from '#web/entities/lead/viewing-form.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { type ButtonLook, useFormDialog } from './use-form-dialog.tsx'

/** The form in which times for a viewing are proposed, or others than the other side's, in a dialog. Nothing where none can be proposed. */
export const useViewingDialog = (lead: LeadView, look: ButtonLook) => {
  const { t } = useT('viewing')
  const { viewing } = lead
  const isClosed = lead.isOrphaned || lead.status === 'CLOSED'
  const canPropose = lead.isViewable && !isClosed && viewing?.state !== 'ACCEPTED'
  const label = viewing?.state !== 'PROPOSED' ? 'propose' : viewing.by === lead.side ? 'change' : 'other'
  return useFormDialog(canPropose ? t(label) : undefined, look, (close) => (
    <ViewingForm lead={lead} onSent={close} />
  ))
}
