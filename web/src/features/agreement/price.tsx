import { useId, useState } from 'react'
import { cashLimitQAR, mayPayInCash } from '#shared/constants/market.ts'
import { listingLimits } from '#shared/constants/offer-limits.ts'
import { formatMoney, formatNumber } from '#web/i18n/format.ts'
import { readNumber } from '#web/i18n/typed-number.ts'
import { riyalsInArabic } from './riyals-in-arabic.ts'
import { riyalsInEnglish } from './riyals-in-english.ts'
import { inBothLanguages, type Pair } from '#web/i18n/both-languages.ts'
import { Bilingual, Blank, Columns, Part } from './paper.tsx'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const readPrice = (text: string): number | undefined => {
  const price = readNumber(text)
  return price !== undefined && price <= listingLimits.price.max ? Math.round(price) : undefined
}

/** The amount paid, in figures and in words, and how: cash is not offered where the law forbids it. */
export const Price = ({ asked }: { asked: number }) => {
  const { en, ar, both } = inBothLanguages('agreement')
  // The figures are written alike in both languages; what was agreed may be less than what was asked.
  const [text, setText] = useState(() => formatNumber(asked, 'en'))
  const price = readPrice(text)
  const cash = price === undefined || mayPayInCash(price)
  const note = cash ? 'payment.allowed' : 'payment.forbidden'
  return (
    <Part title={both('price')}>
      <div dir="ltr" className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Blank
          name={both('price.figures')}
          inputMode="numeric"
          dir="ltr"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => price !== undefined && setText(formatNumber(price, 'en'))}
        />
        <Blank name={both('payment.reference')} dir="ltr" />
      </div>
      {price !== undefined && (
        <Columns
          className="mt-2 text-sm font-medium"
          en={en.t('price.words', { words: capital(riyalsInEnglish(price)) })}
          ar={ar.t('price.words', { words: riyalsInArabic(price) })}
        />
      )}
      <Choices
        legend={both('payment')}
        choices={[both('payment.transfer'), both('payment.cheque'), ...(cash ? [both('payment.cash')] : [])]}
      />
      <Columns
        className="mt-1 text-xs text-ink-2"
        en={en.t(note, { limit: formatMoney(cashLimitQAR, 'en') })}
        ar={ar.t(note, { limit: formatMoney(cashLimitQAR, 'ar') })}
      />
    </Part>
  )
}

type ChoicesProps = { legend: Pair; choices: readonly Pair[] }

/** One of a few to mark, here or by hand. */
export const Choices = ({ legend, choices }: ChoicesProps) => {
  const name = useId()
  return (
    <fieldset dir="ltr" className="mt-3 min-w-0">
      <legend className="sr-only">
        {legend.en} {legend.ar}
      </legend>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {choices.map((choice) => (
          <label key={choice.en} className="flex min-h-9 items-center gap-3 text-sm">
            <input
              type="radio"
              name={name}
              className="size-4.5 shrink-0 appearance-none rounded-full border border-edge bg-card checked:border-[5px] checked:border-brand forced-colors:appearance-auto"
            />
            <Bilingual {...choice} className="flex-1" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
