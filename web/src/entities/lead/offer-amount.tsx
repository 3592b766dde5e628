import type { ReactNode, Ref } from 'react'
import { limits } from '#shared/constants/limits.ts'
import type { Issue } from '#shared/errors.ts'
import {
  amountIssue,
  type AmountIssue,
  amountIssues,
  isLowOffer,
  readyOffers,
} from '#shared/rules/price-offer.ts'
import type { LeadView, PriceOffer } from '#shared/schemas/lead.ts'
import { usePriceRating } from '#web/entities/price-rating/queries.ts'
import { formatMoney, formatPercent } from '#web/i18n/format.ts'
import { readWhole, writeWhole } from '#web/i18n/typed-number.ts'
import { useT } from '#web/i18n/use-t.ts'
import { choiceChipClass } from '#web/ui/chip.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { NumberField } from '#web/ui/number-field.tsx'

type OfferAmountProps = {
  id: string
  label: string
  askingQAR: number
  /** A car that is compared with similar ones. */
  listingId?: string | null | undefined
  /** The amounts that may be offered. */
  bounds: { min: number; max: number }
  value: string
  onChange: (text: string) => void
  error: string | undefined
  /** The typed amount is far below the asking price, and the buyer was just asked about it. */
  isAsked: boolean
  ref?: Ref<HTMLInputElement>
}

/** The amount of an offer beside the asking price and the market, with amounts that are offered often. */
export const OfferAmount = ({ askingQAR, listingId, bounds, isAsked, ...field }: OfferAmountProps) => {
  const { t, language } = useT('price-offer')
  const amount = readWhole(field.value)
  const ready = readyOffers(askingQAR).filter((each) => each >= bounds.min && each <= bounds.max)
  const shareOf = (each: number) => (askingQAR - each) / askingQAR
  const share = amount === undefined ? undefined : shareOf(amount)
  const percent = share === undefined || share < 0 ? undefined : formatPercent(share, language, 1)
  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-col gap-1.5 text-sm">
        <Fact name={t('asking')}>{formatMoney(askingQAR, language)}</Fact>
        {listingId && <MarketRange listingId={listingId} />}
      </dl>
      {ready.length > 0 && (
        <div role="group" aria-label={t('ready')} className="flex flex-wrap gap-2">
          {ready.map((amountQAR) => (
            <button
              key={amountQAR}
              type="button"
              aria-pressed={amount === amountQAR}
              onClick={() => field.onChange(writeWhole(amountQAR))}
              className={choiceChipClass}
            >
              <bdi>{formatMoney(amountQAR, language)}</bdi>
              <bdi className="text-xs text-ink-3">{formatPercent(-shareOf(amountQAR), language, 1)}</bdi>
            </button>
          ))}
        </div>
      )}
      <NumberField
        {...field}
        unit={t('unit')}
        hint={percent === undefined ? undefined : amount === askingQAR ? t('full') : t('below', { percent })}
      />
      <div role="status" className="empty:-mt-4">
        {isAsked && percent !== undefined && <Notice tone="amber">{t('low', { percent })}</Notice>}
      </div>
      <p className="text-xs text-ink-3">{t('lapses', { count: limits.priceOffer.hours })}</p>
    </div>
  )
}

/** The prices of similar cars, where enough are on offer. */
const MarketRange = ({ listingId }: { listingId: string }) => {
  const { t, language } = useT('price-offer')
  const { data } = usePriceRating(listingId)
  if (!data?.fair) return null
  const { from, to } = data.fair
  return (
    <Fact name={t('similar')}>
      {t('range', { from: formatMoney(from, language), to: formatMoney(to, language) })}
    </Fact>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-medium tabular-nums">
      <bdi>{children}</bdi>
    </dd>
  </div>
)

/** Whether a buyer is to be asked about an amount before it is sent: once about each that is far below the asking price. */
export const mustAsk = (
  amountQAR: number | undefined,
  askingQAR: number,
  asked: number | undefined,
): boolean => amountQAR !== undefined && amountQAR !== asked && isLowOffer(amountQAR, askingQAR)

/** The issue of a form whose amount may not be offered, for its field `path`; none for a text that is no amount, which the schema refuses. */
export const wrongAmount = (
  path: string,
  amountQAR: number | undefined,
  { side, offer = null }: Pick<LeadView, 'side' | 'offer'>,
  askingQAR: number,
): Issue[] => {
  const issue = amountQAR !== undefined && amountIssue(amountQAR, side, offer, askingQAR)
  return issue ? [{ path, message: amountIssues[issue] }] : []
}

const issueNames = Object.keys(amountIssues) as AmountIssue[]

/** Gives the sentence of an issue of the amount in the language in use. */
export const useAmountIssue = () => {
  const { t, language } = useT('price-offer')
  return (message: string, offer: Pick<PriceOffer, 'amountQAR'> | null): string => {
    const issue = issueNames.find((name) => amountIssues[name] === message)
    return t(`issue.${issue ?? 'amount'}`, { amount: formatMoney(offer?.amountQAR ?? 0, language) })
  }
}
