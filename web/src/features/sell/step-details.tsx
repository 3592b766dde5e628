import { lazy, Suspense } from 'react'
import { limits } from '#shared/constants/limits.ts'
import {
  bodyTypes,
  bodyTypeLabels,
  fuelTypes,
  fuelTypeLabels,
  transmissions,
  transmissionLabels,
} from '#shared/reference/car-vocabulary.ts'
import { colors, colorLabels } from '#shared/reference/colors.ts'
import type { Label } from '#shared/constants/market.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ChoicePills } from '#web/ui/choice-pills.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AnswersProps } from './step-basics.tsx'
import { fieldId } from './steps.ts'

// Fifty names in two languages: fetched with this step only.
const FeaturePicker = lazy(async () => ({ default: (await import('./feature-picker.tsx')).FeaturePicker }))

const flags = ['isGCCSpec', 'hasWarranty', 'isAccidentFree'] as const

/** The filterable facts, the equipment, and the seller's description. */
export const StepDetails = ({ answers, onChange, errorOf }: AnswersProps) => {
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
      <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
        <FeaturePicker
          chosen={answers.features}
          error={errorOf('features')}
          onChange={(features) => onChange({ features })}
        />
      </Suspense>
      <TextareaField
        id={fieldId('description')}
        label={t('field.description')}
        optional
        placeholder={t('hint.description')}
        hint={t('description.count', { count: answers.description.length, most: limits.listing.description })}
        rows={6}
        maxLength={limits.listing.description}
        value={answers.description}
        error={errorOf('description')}
        onChange={(event) => onChange({ description: event.target.value })}
      />
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
