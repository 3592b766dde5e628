import { useId, useState, type SyntheticEvent } from 'react'
import { useController } from 'react-hook-form'
import { offerBounds } from '#shared/rules/price-offer.ts'
import { type LeadView, newPriceOffer } from '#shared/schemas/lead.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useMakeOffer } from '#web/entities/lead/queries.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { readWhole } from '#web/i18n/typed-number.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { mustAsk, OfferAmount, useAmountIssue, wrongAmount } from './offer-amount.tsx'

type PriceOfferFormProps = {
  lead: LeadView
  /** The price at present. */
  askingQAR: number
  /** The amount that a visitor has typed before. */
  typed?: string | undefined
  onSent: () => void
}

/** Offers a price in a conversation: the first one, one in place of an own one, or an answer to the other side's. */
export const PriceOfferForm = ({ lead, askingQAR, typed = '', onSent }: PriceOfferFormProps) => {
  const { t, language } = useT('price-offer')
  const id = useId()
  const { mutateAsync: make } = useMakeOffer(lead.id)
  const offer = lead.offer ?? null
  const bounds = offerBounds(lead.side, offer, askingQAR)
  const [asked, setAsked] = useState<number>()
  const issueText = useAmountIssue()
  const form = useContractForm({
    schema: newPriceOffer,
    start: { amountQAR: typed },
    toBody: ({ amountQAR }) => ({ amountQAR: readWhole(amountQAR) }),
    alsoWrong: ({ amountQAR }) => wrongAmount('amountQAR', readWhole(amountQAR), lead, askingQAR),
    issueText: ({ message }) => issueText(message, offer),
    send: (body) => make(body),
    onSent,
    draft: tabDraft(`offer:${lead.id}`),
    mode: 'onSubmit',
  })
  const { field } = useController({ control: form.rhf.control, name: 'amountQAR' })
  const amount = readWhole(field.value)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (lead.side === 'buyer' && mustAsk(amount, askingQAR, asked)) return setAsked(amount)
    void form.submit()
  }
  const isAsked = asked !== undefined && asked === amount
  const replaced = offer?.state === 'OPEN' && offer.by === lead.side ? offer.amountQAR : undefined
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <OfferAmount
        id={`${id}-amount`}
        ref={field.ref}
        label={t(lead.side === 'buyer' ? 'amount' : 'amount.seller')}
        askingQAR={askingQAR}
        listingId={lead.listingId}
        bounds={bounds}
        value={field.value}
        onChange={field.onChange}
        error={form.errorOf('amountQAR')}
        isAsked={isAsked}
      />
      {replaced !== undefined && (
        <p className="text-sm text-ink-2">{t('replaces', { amount: formatMoney(replaced, language) })}</p>
      )}
      <FormFailure title={t('failed')} text={form.failure} />
      <Button type="submit" size="lg" wide pending={form.isSubmitting}>
        {form.isSubmitting ? t('sending') : t(isAsked ? 'send.low' : 'send')}
      </Button>
    </form>
  )
}
