import { cityWords } from '#shared/reference/cities.ts'
import { bodyTypeWords } from '#shared/reference/body-types.ts'
import { colorWords, type Color } from '#shared/reference/colors.ts'
import { conditionWords } from '#shared/reference/conditions.ts'
import { fuelTypeWords } from '#shared/reference/fuel-types.ts'
import { transmissionWords } from '#shared/reference/transmissions.ts'
import { formatKilometres } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { Wizard } from './use-wizard.ts'
import { readWhole } from '#web/i18n/whole-number.ts'
import { wordOf } from './word-of.ts'
import { Swatch } from './swatch.tsx'

/** Every short answer of a step with its name. What is missing says so. */
export const ReviewFacts = ({
  wizard: { answers },
  step,
}: {
  wizard: Wizard
  step: 'basics' | 'details'
}) => {
  const { t, language } = useT('sell')
  const common = useT()
  const mileage = readWhole(answers.mileage)
  const color = colorWords[answers.color as Color] as (typeof colorWords)[Color] | undefined
  const basics = {
    year: answers.year,
    mileage: mileage === undefined ? '' : formatKilometres(mileage, language),
    city: wordOf(cityWords, answers.city, language),
    condition: wordOf(conditionWords, answers.condition, language),
  }
  const details = {
    bodyType: wordOf(bodyTypeWords, answers.bodyType, language),
    fuelType: wordOf(fuelTypeWords, answers.fuelType, language),
    transmission: wordOf(transmissionWords, answers.transmission, language),
    color: color?.[language] ?? '',
    ...(answers.engineSize.trim() && { engineSize: answers.engineSize }),
    isGCCSpec: common.t(answers.isGCCSpec ? 'yes' : 'no'),
    hasWarranty: common.t(answers.hasWarranty ? 'yes' : 'no'),
    isAccidentFree: common.t(answers.isAccidentFree ? 'yes' : 'no'),
  }
  const facts: Partial<Record<keyof (typeof basics & typeof details), string>> =
    step === 'basics' ? basics : details
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3">
      {(Object.entries(facts) as [keyof (typeof basics & typeof details), string][]).map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-ink-3">{t(`field.${name}`)}</dt>
          <dd className="flex items-center gap-2">
            {name === 'color' && color && <Swatch hex={color.hex} />}
            {value ? <bdi>{value}</bdi> : <span className="text-red">{t('review.missing')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
