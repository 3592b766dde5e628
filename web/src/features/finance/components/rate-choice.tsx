import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { highestRate } from '../offers.ts'
import { ownRateId, type LoanState } from '../use-loan.ts'
import { NumberField } from './number-field.tsx'

/** Whose rate: the lowest or highest of a bank, or one's own. */
export const RateChoice = ({ loan: { choices, set, banks, bank } }: { loan: LoanState }) => {
  const { t, language } = useT('finance')
  const rate = (percent: number) => formatNumber(percent, language, 2)
  const own = { value: ownRateId, label: t('bank.own') }
  const options = banks.map(({ id, name, interestRateFrom, interestRateTo }) => ({
    value: id,
    label: t('bank.rates', { bank: name, from: rate(interestRateFrom), to: rate(interestRateTo) }),
  }))
  return (
    <>
      <SelectField
        label={t('bank')}
        options={[...options, own]}
        value={bank?.id ?? ownRateId}
        onChange={({ target }) => set({ bankId: target.value })}
      />
      {bank ? (
        <div className="flex min-w-0 flex-col gap-1.5">
          <span aria-hidden className="text-sm font-medium">
            {t('rate')}
          </span>
          <SegmentedControl
            legend={t('rate')}
            value={choices.end}
            onChange={(end) => set({ end })}
            choices={[
              { value: 'lowest', label: t('rate.choice', { rate: rate(bank.interestRateFrom) }) },
              { value: 'highest', label: t('rate.choice', { rate: rate(bank.interestRateTo) }) },
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
