import { Check, ChevronDown } from 'lucide-react'
import { featureGroups, featureGroupLabels, features } from '#shared/reference/features.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { fieldId } from './steps.ts'

type FeaturePickerProps = {
  chosen: readonly string[]
  error: string | undefined
  onChange: (features: readonly string[]) => void
}

/** The car's equipment, ticked group by group; the first group is open. */
export const FeaturePicker = ({ chosen, error, onChange }: FeaturePickerProps) => {
  const { t, language } = useT('sell')
  const toggle = (key: string, on: boolean) =>
    onChange(on ? [...chosen, key] : chosen.filter((other) => other !== key))

  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t('field.features')}</legend>
      <p className="mt-1 text-xs text-ink-3">{error ?? t('hint.features')}</p>
      <div className="mt-3 divide-y divide-line rounded-card border border-line">
        {featureGroups.map((group, index) => {
          const inGroup = features.filter((feature) => feature.group === group)
          const count = inGroup.filter(({ key }) => chosen.includes(key)).length
          return (
            <details key={group} className="group/details" open={index === 0}>
              <summary
                id={index === 0 ? fieldId('features') : undefined}
                className="flex min-h-13 list-none items-center gap-3 rounded-card px-4 text-sm font-medium [&::-webkit-details-marker]:hidden"
              >
                {featureGroupLabels[group][language]}
                {count > 0 && (
                  <span className="rounded-full bg-maroon-tint px-2.5 py-0.5 text-xs font-normal text-maroon">
                    {t('features.chosen', { count })}
                  </span>
                )}
                <ChevronDown
                  aria-hidden
                  className="ms-auto size-4.5 text-ink-3 transition-[rotate] group-open/details:rotate-180"
                />
              </summary>
              <div
                role="group"
                aria-label={featureGroupLabels[group][language]}
                className="grid gap-x-6 px-4 pb-4 sm:grid-cols-2"
              >
                {inGroup.map((feature) => (
                  <Checkbox
                    key={feature.key}
                    label={feature[language]}
                    checked={chosen.includes(feature.key)}
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

/** The chosen equipment by name. A key that has no name shows as it is. */
export const FeatureNames = ({ keys }: { keys: readonly string[] }) => {
  const { language } = useT()
  return (
    <ul className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {keys.map((key) => (
        <li key={key} className="flex items-start gap-2">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-green" />
          {features.find((feature) => feature.key === key)?.[language] ?? key}
        </li>
      ))}
    </ul>
  )
}
