import { listingLimits } from '#shared/constants/listing-limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { termsUpTo } from '../offers.ts'
import type { LoanState } from '../use-loan.ts'
import { DownPayment } from './down-payment.tsx'
import { LoanResult } from './loan-result.tsx'
import { NumberField } from './number-field.tsx'
import { RateChoice } from './rate-choice.tsx'
import { YearTable } from './year-table.tsx'

const methods = ['REDUCING', 'FLAT'] as const

type CalculatorProps = { loan: LoanState; /** The banks could not be had. */ failed: boolean }

/** What is asked on one side, what it comes to below: every change counts at once. */
export const Calculator = ({ loan, failed }: CalculatorProps) => {
  const { t } = useT('finance')
  const { choices, set, months, longest, plan } = loan
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
        <YearTable plan={plan} />
        <p className="text-xs text-ink-3">{t('note')}</p>
      </div>
    </div>
  )
}
