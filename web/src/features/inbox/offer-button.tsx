import { useState, type ReactNode } from 'react'
import { HandCoins } from 'lucide-react'
import { mayOffer, offerBounds } from '#shared/rules/price-offer.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { PriceOfferForm } from '#web/entities/lead/price-offer-form.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type OfferButtonProps = {
  lead: LeadView
  /** As a button of the open offer, where the one beside the message is a quieter one. */
  isAnswer?: boolean
}

/** Opens the form in which a price is offered, or another one answered; nothing where none can be. */
export const OfferButton = ({ lead, isAnswer = false }: OfferButtonProps): ReactNode => {
  const { t } = useT('price-offer')
  const [isOpen, setOpen] = useState(false)
  const { side, askingQAR, offer = null, isOrphaned, status } = lead
  if (askingQAR == null || isOrphaned || status === 'CLOSED' || !mayOffer(side, offer)) return null
  const { min, max } = offerBounds(side, offer, askingQAR)
  // Only accepting or declining is left.
  if (min > max) return null
  const isOpenOffer = offer?.state === 'OPEN'
  const label = !isOpenOffer ? 'make' : offer.by === side ? 'change' : 'counter'
  return (
    <>
      <Button
        variant={isAnswer ? 'secondary' : 'ghost'}
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={isAnswer ? undefined : '-ms-2'}
      >
        {!isAnswer && <HandCoins aria-hidden className="size-4.5" />}
        {t(label)}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t(label)}>
        <PriceOfferForm lead={lead} askingQAR={askingQAR} onSent={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
