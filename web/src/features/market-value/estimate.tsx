import { useId, useState } from 'react'
import { limits } from '#shared/constants/limits.ts'
import { valuedMileages } from '#shared/constants/prices.ts'
import { type CarValue, generationOfYear, type ValuedCar } from '#shared/rules/car-value.ts'
import type { MarketValue } from '#shared/schemas/market-value.ts'
import { formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { readWhole, writeWhole } from '#web/i18n/typed-number.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { ChoicePills } from '#web/ui/choice-pills.tsx'
import { NumberField } from '#web/ui/number-field.tsx'

/** The end of the slider and of the chart: few cars are sold after more. */
export const mileageShown = 300_000
const step = 5000

type EstimateProps = {
  market: MarketValue
  /** In the language in use. */
  name: string
  car: ValuedCar
  value: CarValue
  onChange: (changes: Partial<ValuedCar>) => void
}

const any = ''

/** A car's estimated value, with all that it depends on. */
export const Estimate = ({ market, name, car, value, onChange }: EstimateProps) => {
  const { t, language } = useT('market-value')
  const id = useId()
  const money = (riyals: number) => formatMoney(riyals, language)
  const kilometres = (mileage: number) => formatKilometres(mileage, language)
  const trims = generationOfYear(market, car.year)?.trims ?? []
  return (
    <Card flat className="flex flex-col gap-6 p-5 lg:p-6">
      <div>
        <h2 className="text-sm font-medium text-ink-2">{t('estimate')}</h2>
        <output htmlFor={`${id}-mileage`} className="block">
          <span className="block text-3xl font-semibold tabular-nums">
            <bdi>{money(value.middle)}</bdi>
          </span>
          <span className="mt-1 block text-ink-2 tabular-nums">
            {t('range', { from: money(value.from), to: money(value.to) })}
          </span>
        </output>
        <p className="mt-1 text-sm text-ink-3">
          {t('estimate.car', {
            car: [name, `${car.year}`, car.trim].filter(Boolean).join(' '),
            mileage: kilometres(car.mileage),
          })}
        </p>
      </div>
      <Mileage id={`${id}-mileage`} market={market} car={car} onChange={onChange} />
      {trims.length > 1 && (
        <ChoicePills
          id={`${id}-trim`}
          legend={t('trim')}
          choices={trims.map((trim) => ({ value: trim.name ?? any, label: trim.name ?? t('trim.any') }))}
          value={car.trim ?? any}
          onChange={(trim) => onChange({ trim: trim === any ? null : trim })}
        />
      )}
      <ChoicePills
        id={`${id}-origin`}
        legend={t('origin')}
        choices={[
          { value: 'gcc', label: t('origin.gcc') },
          { value: 'imported', label: t('origin.imported') },
        ]}
        value={car.isGCCSpec ? 'gcc' : 'imported'}
        onChange={(origin) => onChange({ isGCCSpec: origin === 'gcc' })}
      />
    </Card>
  )
}

type MileageProps = Pick<EstimateProps, 'market' | 'car' | 'onChange'> & { id: string }

/** The mileage: typed, by a slider, or one of a few. */
const Mileage = ({ id, market, car, onChange }: MileageProps) => {
  const { t, language } = useT('market-value')
  const [text, setText] = useState(writeWhole(car.mileage))
  const kilometres = (mileage: number) => formatKilometres(mileage, language)
  const usual = generationOfYear(market, car.year)?.years.find(({ year }) => year === car.year)?.mileage
  const set = (mileage: number) => {
    setText(writeWhole(mileage))
    onChange({ mileage })
  }
  const type = (typed: string) => {
    setText(typed)
    const mileage = readWhole(typed)
    // A text that is no number leaves the last estimate.
    if (mileage !== undefined && mileage <= limits.listing.mileage.max) onChange({ mileage })
  }
  return (
    <div>
      <NumberField
        id={id}
        label={t('mileage')}
        unit={t('mileage.unit')}
        value={text}
        onChange={type}
        onBlur={() => set(car.mileage)}
        hint={usual !== undefined && t('mileage.usual', { year: `${car.year}`, mileage: kilometres(usual) })}
      />
      <input
        type="range"
        min={0}
        max={mileageShown}
        step={step}
        value={Math.min(car.mileage, mileageShown)}
        aria-label={t('mileage.slide')}
        aria-valuetext={kilometres(car.mileage)}
        onChange={({ target }) => set(Number(target.value))}
        // The marks' maroon, light in the dark: beside a dark accent a browser draws a white track.
        style={{ accentColor: 'var(--color-maroon)' }}
        className="mt-1 mb-2 h-11 w-full cursor-pointer"
      />
      <ChoiceChips
        label={t('mileage.presets')}
        choices={valuedMileages.map((mileage) => ({ value: `${mileage}`, label: kilometres(mileage) }))}
        value={`${car.mileage}`}
        onChange={(mileage) => set(Number(mileage))}
      />
    </div>
  )
}
