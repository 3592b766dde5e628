import { useState, type ReactNode } from 'react'
import { mayOffer, offerBounds } from '#shared/rules/price-offer.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { PriceOfferForm } from '#web/entities/lead/price-offer-form.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Whether this side can offer a price now. At the asking price there is nothing left but to accept or decline. */
const canOffer = ({ side, askingQAR, offer = null, isOrphaned, status }: LeadView): boolean => {
  if (askingQAR == null || isOrphaned || status === 'CLOSED' || !mayOffer(side, offer)) return false
  const { min, max } = offerBounds(side, offer, askingQAR)
  return min <= max
}

/**
 * Gives a button that opens the form in which a price is offered, or another one answered, and the dialog of that form, which must stand
 * in no other form. Neither where no price can be offered.
 */
export const useOfferDialog = (
  lead: LeadView,
  look: { variant: 'secondary' | 'ghost'; icon?: ReactNode },
): { button: ReactNode; dialog: ReactNode } => {
  const { t } = useT('price-offer')
  const [isOpen, setOpen] = useState(false)
  const { offer } = lead
  if (!canOffer(lead)) return { button: null, dialog: null }
  const label = offer?.state !== 'OPEN' ? 'make' : offer.by === lead.side ? 'change' : 'counter'
  return {
    button: (
      <Button variant={look.variant} size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {look.icon}
        {t(label)}
      </Button>
    ),
    dialog: (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t(label)}>
        <PriceOfferForm lead={lead} askingQAR={lead.askingQAR ?? 0} onSent={() => setOpen(false)} />
      </Dialog>
    ),
  }
}
