import { listingLimits } from '#shared/constants/offer-limits.ts'
import { companyName } from '#web/entities/provider/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { RadioGroup, SegmentedControl } from '#web/ui/radio-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { advisedShare, highestRate, termsUpTo } from './loan.ts'
import { type LoanState, ownRateId } from './use-loan.ts'
import { LoanResult, YearTable } from './loan-result.tsx'
import { formatMoney, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { cx } from '#web/ui/cx.ts'
import { useState } from 'react'
import { readNumber } from '#web/i18n/typed-number.ts'
import { TextField } from '#web/ui/text-field.tsx'

const methods = ['REDUCING', 'FLAT'] as const

type CalculatorProps = { loan: LoanState; /** The banks could not be had. */ failed: boolean }

/** The questions on one side, the result below: every change counts at once. */
export const Calculator = ({ loan, failed }: CalculatorProps) => {
  const { t } = useT('finance')
  const { choices, set, months, longest, plan, bank } = loan
  return (
    <div className="flex flex-col gap-6 border-t border-line p-5 lg:p-6">
      {failed && (
        <p role="status" className="text-sm text-ink-2">
          {t('bank.failed')}
        </p>
      )}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <NumberField
          label={t('price')}
          value={choices.price}
          most={listingLimits.price.max}
          unit={t('riyals')}
          onChange={(price) => set({ price })}
        />
        <SelectField
          label={t('term')}
          options={termsUpTo(longest).map((term) => ({
            value: `${term}`,
            label: t('months', { count: term }),
          }))}
          value={`${months}`}
          onChange={({ target }) => set({ months: Number(target.value) })}
        />
        <DownPayment loan={loan} />
        <RateChoice loan={loan} />
        <div className="sm:col-span-2">
          <RadioGroup
            legend={t('method')}
            value={choices.method}
            onChange={(method) => set({ method })}
            choices={methods.map((method) => ({
              value: method,
              label: t(`method.${method}`),
              hint: t(`method.${method}.hint`),
            }))}
          />
          <p className="mt-2 text-xs text-ink-3">{t('method.ask')}</p>
        </div>
      </div>
      <LoanResult loan={loan} />
      <div>
        <YearTable plan={plan} bank={bank} />
        <p className="text-xs text-ink-3">{t('note')}</p>
      </div>
    </div>
  )
}

/** How much is paid at once: in riyals, in percent, or by a slider. */
export const DownPayment = ({ loan: { choices, set } }: { loan: LoanState }) => {
  const { t, language } = useT('finance')
  const { price, down } = choices
  const percent = price ? (down / price) * 100 : 0
  const setPercent = (of: number) => set({ down: Math.round((price * of) / 100) })
  const { least, most } = advisedShare
  const isLittle = down < Math.floor(price * least)
  return (
    <div className="sm:col-span-2">
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label={t('down')}
          value={down}
          most={price}
          unit={t('riyals')}
          onChange={(amount) => set({ down: amount })}
        />
        <NumberField
          label={t('down.share')}
          value={percent}
          most={100}
          digits={1}
          unit="%"
          onChange={setPercent}
        />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(percent)}
        aria-label={t('down.slide')}
        aria-valuetext={`${formatPercent(percent / 100, language)}, ${formatMoney(down, language)}`}
        onChange={({ target }) => setPercent(Number(target.value))}
        // The marks' maroon, light in the dark: beside a dark accent a browser draws a white track.
        style={{ accentColor: 'var(--color-maroon)' }}
        className="mt-1 h-11 w-full cursor-pointer"
      />
      <p className={cx('text-xs', isLittle ? 'text-amber' : 'text-ink-3')}>
        {t('down.hint', {
          least: formatPercent(least, language),
          most: formatPercent(most, language),
          from: formatMoney(price * least, language),
          to: formatMoney(price * most, language),
        })}
      </p>
    </div>
  )
}

/** The rate: the lowest or highest of a bank, or one's own. */
export const RateChoice = ({ loan: { choices, set, banks, bank } }: { loan: LoanState }) => {
  const { t, language } = useT('finance')
  const rate = (percent: number) => formatPercent(percent / 100, language, 2)
  const own = { value: ownRateId, label: t('bank.own') }
  const rateName = t(bank ? `rate.${bank.rateKind}` : 'rate')
  const options = banks.map((each) => ({
    value: each.id,
    label: t('bank.rates', {
      bank: companyName(each, language),
      from: rate(each.interestRateFrom),
      to: rate(each.interestRateTo),
    }),
  }))
  return (
    <>
      <SelectField
        // A bank's name and both its rates do not fit half a line in Arabic.
        className="sm:col-span-2"
        label={t('bank')}
        options={[...options, own]}
        value={bank?.id ?? ownRateId}
        onChange={({ target }) => set({ bankId: target.value })}
      />
      {bank ? (
        <div className="flex min-w-0 flex-col gap-1.5">
          <span aria-hidden className="text-sm font-medium">
            {rateName}
          </span>
          <SegmentedControl
            legend={rateName}
            value={choices.end}
            onChange={(end) => set({ end })}
            choices={[
              { value: 'lowest', label: rate(bank.interestRateFrom) },
              { value: 'highest', label: rate(bank.interestRateTo) },
            ]}
          />
        </div>
      ) : (
        <NumberField
          label={t('rate')}
          value={choices.ownRate}
          most={highestRate}
          digits={2}
          unit="%"
          onChange={(ownRate) => set({ ownRate })}
        />
      )}
    </>
  )
}

type NumberFieldProps = {
  label: string
  value: number
  onChange: (value: number) => void
  /** A larger typed value becomes it. */
  most: number
  /** Decimals, none by default. */
  digits?: number
  /** Behind the number: `QAR`, `%`. */
  unit: string
}

/** A number to type, in any script's digits. It counts as soon as it can be read, and is put in order when one leaves. */
export const NumberField = ({ label, value, onChange, most, digits = 0, unit }: NumberFieldProps) => {
  const { t, language } = useT('finance')
  const [typed, setTyped] = useState<string>()
  const factor = 10 ** digits
  const type = (text: string) => {
    setTyped(text)
    const number = readNumber(text)
    if (number !== undefined) onChange(Math.min(most, Math.round(number * factor) / factor))
  }
  return (
    <TextField
      label={label}
      inputMode={digits ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed ?? formatNumber(value, language, digits)}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(undefined)}
      error={typed !== undefined && readNumber(typed) === undefined ? t('invalid') : undefined}
      after={<span className="pe-3">{unit}</span>}
    />
  )
}
