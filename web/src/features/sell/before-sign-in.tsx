import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listingLimits } from '#shared/constants/offer-limits.ts'
import { wizardYears } from '#shared/rules/listing.ts'
import { paths } from '#web/app/paths.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { MakeModelFields } from './make-model-fields.tsx'
import { stepNames } from './steps.ts'

/** Selling for visitors who have not signed in: the steps that come, and the value of a car such as theirs. */
export const BeforeSignIn = () => (
  <div className="mt-10 grid gap-10 lg:mt-14 lg:grid-cols-2 lg:gap-14">
    <Steps />
    <Valuation />
  </div>
)

const Steps = () => {
  const { t, language } = useT('sell')
  return (
    <section>
      <h2 className="text-xl">{t('before.steps')}</h2>
      <ol className="mt-5 flex flex-col gap-4">
        {stepNames.map((name, place) => (
          <li key={name} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-maroon-tint text-sm font-medium text-maroon"
            >
              {formatNumber(place + 1, language)}
            </span>
            <span className="min-w-0">
              <span className="block font-medium">{t(`step.${name}`)}</span>
              <span className="block text-sm text-ink-2">
                {t(`before.${name}`, { most: listingLimits.photos })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const none = () => undefined

/** Leads to the page of what such cars are worth; the year may be left open. */
const Valuation = () => {
  const { t } = useT('sell')
  const navigate = useNavigate()
  const [years] = useState(() => wizardYears(new Date()))
  const [car, setCar] = useState({ make: '', model: '', year: '' })
  const { make, model, year } = car
  return (
    <section>
      <h2 className="text-xl">{t('before.value')}</h2>
      <p className="mt-1.5 text-sm text-ink-2">{t('before.valueText')}</p>
      <form
        className="mt-5 grid gap-5 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(year ? paths.pricesOfYear(make, model, Number(year)) : paths.prices(make, model))
        }}
      >
        <MakeModelFields answers={car} onChange={(patch) => setCar({ ...car, ...patch })} errorOf={none} />
        <SelectField
          id="value-year"
          label={t('field.year')}
          optional
          placeholder={t('before.anyYear')}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          value={year}
          onChange={(event) => setCar({ ...car, year: event.target.value })}
        />
        <div className="flex items-end">
          <Button type="submit" size="lg" variant="secondary" disabled={!model}>
            {t('before.valueAction')}
          </Button>
        </div>
      </form>
    </section>
  )
}
