import { useState, type ReactNode } from 'react'
import type { LeadView } from '#shared/schemas/lead.ts'
import { ViewingForm } from '#web/entities/lead/viewing-form.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/**
 * Gives a button that opens the form in which times for a viewing are proposed, or others than the other side's, and the dialog of that form,
 * which must stand in no other form. Neither where no viewing can be proposed.
 */
export const useViewingDialog = (
  lead: LeadView,
  look: { variant: 'secondary' | 'ghost'; icon?: ReactNode },
): { button: ReactNode; dialog: ReactNode } => {
  const { t } = useT('viewing')
  const [isOpen, setOpen] = useState(false)
  const { viewing } = lead
  const isClosed = lead.isOrphaned || lead.status === 'CLOSED'
  if (!lead.isViewable || isClosed || viewing?.state === 'ACCEPTED') return { button: null, dialog: null }
  const label = viewing?.state !== 'PROPOSED' ? 'propose' : viewing.by === lead.side ? 'change' : 'other'
  return {
    button: (
      <Button variant={look.variant} size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {look.icon}
        {t(label)}
      </Button>
    ),
    dialog: (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t(label)}>
        <ViewingForm lead={lead} onSent={() => setOpen(false)} />
      </Dialog>
    ),
  }
}
