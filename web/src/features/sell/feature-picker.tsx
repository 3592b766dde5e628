import { ChevronDown } from 'lucide-react'
import { featureGroups, featureGroupWords, features } from '#shared/reference/features.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { Wizard } from './use-wizard.ts'
import { fieldId } from './steps.ts'

/** The car's equipment, ticked group by group; the first group is open. */
export const FeaturePicker = ({ wizard }: { wizard: Wizard }) => {
  const { t, language } = useT('sell')
  const { answers, set, errorOf } = wizard
  const error = errorOf('features')

  const toggle = (key: string, on: boolean) =>
    set({ features: on ? [...answers.features, key] : answers.features.filter((chosen) => chosen !== key) })

  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t('field.features')}</legend>
      <p className="mt-1 text-xs text-ink-3">{error ?? t('hint.features')}</p>
      <div className="mt-3 divide-y divide-line rounded-card border border-line">
        {featureGroups.map((group, index) => {
          const inGroup = features.filter((feature) => feature.group === group)
          const chosen = inGroup.filter(({ key }) => answers.features.includes(key)).length
          return (
            <details key={group} className="group/details" open={index === 0}>
              <summary
                id={index === 0 ? fieldId('features') : undefined}
                className="flex min-h-13 list-none items-center gap-3 rounded-card px-4 text-sm font-medium [&::-webkit-details-marker]:hidden"
              >
                {featureGroupWords[group][language]}
                {chosen > 0 && (
                  <span className="rounded-full bg-maroon-tint px-2.5 py-0.5 text-xs font-normal text-maroon">
                    {t('features.chosen', { count: chosen })}
                  </span>
                )}
                <ChevronDown
                  aria-hidden
                  className="ms-auto size-4.5 text-ink-3 transition-[rotate] group-open/details:rotate-180"
                />
              </summary>
              <div
                role="group"
                aria-label={featureGroupWords[group][language]}
                className="grid gap-x-6 px-4 pb-4 sm:grid-cols-2"
              >
                {inGroup.map((feature) => (
                  <Checkbox
                    key={feature.key}
                    label={feature[language]}
                    checked={answers.features.includes(feature.key)}
                    onChange={(event) => toggle(feature.key, event.target.checked)}
                  />
                ))}
              </div>
            </details>
          )
        })}
      </div>
    </fieldset>
  )
}
