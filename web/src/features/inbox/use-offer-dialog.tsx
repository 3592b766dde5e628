import { mayOffer, offerBounds } from '#shared/rules/price-offer.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { PriceOfferForm } from '#web/entities/lead/price-offer-form.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { type ButtonLook, useFormDialog } from './use-form-dialog.tsx'

/** Whether this side can offer a price now. At the asking price there is nothing left but to accept or decline. */
const canOffer = ({ side, askingQAR, offer = null, isOrphaned, status }: LeadView): boolean => {
  if (askingQAR == null || isOrphaned || status === 'CLOSED' || !mayOffer(side, offer)) return false
  const { min, max } = offerBounds(side, offer, askingQAR)
  return min <= max
}

/** The form in which a price is offered, or another one answered, in a dialog. Nothing where no price can be offered. */
export const useOfferDialog = (lead: LeadView, look: ButtonLook) => {
  const { t } = useT('price-offer')
  const { offer } = lead
  const label = offer?.state !== 'OPEN' ? 'make' : offer.by === lead.side ? 'change' : 'counter'
  return useFormDialog(canOffer(lead) ? t(label) : undefined, look, (close) => (
    <PriceOfferForm lead={lead} askingQAR={lead.askingQAR ?? 0} onSent={close} />
  ))
}
