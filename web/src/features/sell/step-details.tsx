import { Check, ChevronDown } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import type { Label } from '#shared/constants/market.ts'
import {
  bodyTypeLabels,
  bodyTypes,
  type CarCount,
  carCounts,
  driveTypeLabels,
  driveTypes,
  fuelTypeLabels,
  fuelTypes,
  transmissionLabels,
  transmissions,
} from '#shared/reference/car-vocabulary.ts'
import { colorLabels, colors } from '#shared/reference/colors.ts'
import { featureGroupLabels, featureGroups, features } from '#shared/reference/features.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChoicePills } from '#web/ui/choice-pills.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { EvidenceFields, type EvidenceProps } from './evidence-fields.tsx'
import { fieldId } from './steps.ts'

const flags = ['isGCCSpec', 'hasWarranty', 'isAccidentFree'] as const

const counts = ['cylinders', 'seats', 'doors'] as const

/** The numbers to choose from; a stored one that is not among them too. */
const numbersOf = (name: CarCount, chosen: string): string[] => {
  const offered = [...carCounts[name], ...(name === 'seats' ? ['12', '15'] : [])]
  return chosen === '' || offered.includes(chosen) ? offered : [...offered, chosen]
}

/** The filterable facts, the equipment, and the seller's description. */
export const StepDetails = ({ answers, onChange, errorOf, listingId, documents }: EvidenceProps) => {
  const { t, language } = useT('sell')

  const pills = <Value extends string>(
    name: 'bodyType' | 'fuelType' | 'transmission' | 'color',
    values: readonly Value[],
    words: Readonly<Record<Value, Label & { hex?: string }>>,
  ) => (
    <ChoicePills
      id={fieldId(name)}
      legend={t(`field.${name}`)}
      choices={values.map((value) => {
        const { hex } = words[value]
        return { value, label: words[value][language], mark: hex && <Swatch hex={hex} /> }
      })}
      value={answers[name]}
      error={errorOf(name)}
      onChange={(value) => onChange({ [name]: value })}
    />
  )

  return (
    <div className="flex flex-col gap-7">
      {pills('bodyType', bodyTypes, bodyTypeLabels)}
      {pills('fuelType', fuelTypes, fuelTypeLabels)}
      {pills('transmission', transmissions, transmissionLabels)}
      {pills('color', colors, colorLabels)}
      <TextField
        id={fieldId('engineSize')}
        label={t('field.engineSize')}
        optional
        hint={t('hint.engineSize')}
        autoComplete="off"
        maxLength={limits.listing.engineSize}
        value={answers.engineSize}
        error={errorOf('engineSize')}
        className="sm:max-w-60"
        onChange={(event) => onChange({ engineSize: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <SelectField
          id={fieldId('driveType')}
          label={t('field.driveType')}
          optional
          placeholder={t('field.notSaid')}
          value={answers.driveType}
          error={errorOf('driveType')}
          options={driveTypes.map((value) => ({ value, label: driveTypeLabels[value][language] }))}
          onChange={(event) => onChange({ driveType: event.target.value })}
        />
        {counts.map((name) => (
          <SelectField
            key={name}
            id={fieldId(name)}
            label={t(`field.${name}`)}
            optional
            placeholder={t('field.notSaid')}
            value={answers[name]}
            error={errorOf(name)}
            options={numbersOf(name, answers[name]).map((value) => ({ value, label: value }))}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      <div className="flex flex-col divide-y divide-line rounded-card border border-line px-4">
        {flags.map((flag) => (
          <div key={flag} className="py-2">
            <Switch
              id={fieldId(flag)}
              label={t(`field.${flag}`)}
              hint={t(`hint.${flag}`)}
              checked={answers[flag]}
              onChange={(event) => onChange({ [flag]: event.target.checked })}
            />
          </div>
        ))}
      </div>
      <EvidenceFields
        answers={answers}
        onChange={onChange}
        errorOf={errorOf}
        listingId={listingId}
        documents={documents}
      />
      <FeaturePicker
        chosen={answers.features}
        error={errorOf('features')}
        onChange={(features) => onChange({ features })}
      />
      {(['description', 'secondDescription'] as const).map((name) => (
        <TextareaField
          key={name}
          id={fieldId(name)}
          label={t(`field.${name}`)}
          optional
          placeholder={t(`hint.${name}`)}
          hint={t('description.count', { count: answers[name].length, most: limits.listing.description })}
          rows={name === 'description' ? 6 : 4}
          maxLength={limits.listing.description}
          value={answers[name]}
          error={errorOf(name)}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
    </div>
  )
}

/** A drop of paint beside a colour's name. */
export const Swatch = ({ hex }: { hex: string }) => (
  <span
    aria-hidden
    style={{ backgroundColor: hex }}
    className="size-4.5 shrink-0 rounded-full border border-edge/60 forced-color-adjust-none"
  />
)

type FeaturePickerProps = {
  chosen: readonly string[]
  error: string | undefined
  onChange: (features: readonly string[]) => void
}

/** The car's equipment, ticked group by group; the first group is open. */
const FeaturePicker = ({ chosen, error, onChange }: FeaturePickerProps) => {
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
