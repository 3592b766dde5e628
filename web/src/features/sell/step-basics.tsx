import { Suspense, useState } from 'react'
import { limits } from '#shared/constants/limits.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { conditions, conditionLabels } from '#shared/reference/car-vocabulary.ts'
import { wizardYears } from '#shared/rules/listing.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { formatDollars } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { readWhole, writeWhole } from '#web/i18n/typed-number.ts'
import { ChoicePills } from '#web/ui/choice-pills.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { changesOf, type Answers } from './answers.ts'
import { useAnswersTitle } from './labels.ts'
import { MakeModelFields } from './make-model-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useDollarRate } from './queries.ts'
import { fieldId } from './steps.ts'
import type { ErrorOf } from './use-wizard.ts'

const PriceGuidance = lazyPart(
  async () => (await import('#web/entities/price-rating/price-guidance.tsx')).PriceGuidance,
  ['guidance', 'price'],
)

/** The props of every step with answers. */
export type AnswersProps = {
  answers: Answers
  onChange: (patch: Partial<Answers>) => void
  errorOf: ErrorOf
}

type StepBasicsProps = AnswersProps & {
  /** A dealership numbers the cars of its stock. */
  hasStockNumber: boolean
  /** The listing that is edited, not to be compared with itself. */
  listingId: string | undefined
}

/** The car, its mileage and its price. */
export const StepBasics = ({ answers, onChange, errorOf, hasStockNumber, listingId }: StepBasicsProps) => {
  const { t, language } = useT('sell')
  const [now] = useState(() => new Date())
  const year = readWhole(answers.year) ?? 0
  // The year that the car had can be chosen again.
  const [yearBefore] = useState(year)
  const rate = useDollarRate()
  const { trims, loadTrims } = useTrims(answers)
  const price = readWhole(answers.priceQAR)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <MakeModelFields answers={answers} onChange={onChange} errorOf={errorOf} />
      <TextField
        id={fieldId('variant')}
        label={t('field.variant')}
        optional
        hint={t('hint.variant')}
        list="sell-trims"
        autoComplete="off"
        maxLength={limits.listing.variant}
        value={answers.variant}
        error={errorOf('variant')}
        onFocus={loadTrims}
        onChange={(event) => onChange({ variant: event.target.value })}
      />
      <datalist id="sell-trims">
        {trims.map((trim) => (
          <option key={trim} value={trim}>
            {trim}
          </option>
        ))}
      </datalist>
      <SelectField
        id={fieldId('year')}
        label={t('field.year')}
        placeholder={t('choose.year')}
        options={wizardYears(now, Math.max(year, yearBefore)).map((each) => ({
          value: String(each),
          label: String(each),
        }))}
        value={answers.year}
        error={errorOf('year')}
        onChange={(event) => onChange({ year: event.target.value })}
      />
      <LiveTitle answers={answers} />
      <NumberField
        id={fieldId('mileage')}
        label={t('field.mileage')}
        unit={t('unit.km')}
        value={answers.mileage}
        error={errorOf('mileage')}
        onChange={(mileage) => onChange({ mileage })}
      />
      <NumberField
        id={fieldId('priceQAR')}
        label={t('field.priceQAR')}
        unit={t('unit.qar')}
        value={answers.priceQAR}
        error={errorOf('priceQAR')}
        // The line is there from the start, so that the first digit moves nothing.
        hint={price && rate ? t('hint.dollars', { dollars: formatDollars(price, rate, language) }) : '\u200b'}
        onChange={(priceQAR) => onChange({ priceQAR })}
      />
      <div className="sm:col-span-2">
        <Suspense fallback={<Skeleton className="h-11 w-full rounded-control" />}>
          <PriceGuidance
            car={guidedCar(answers, listingId)}
            onUse={(price) => onChange({ priceQAR: writeWhole(price) })}
          />
        </Suspense>
      </div>
      <div className="rounded-card border border-line px-4 py-2 sm:col-span-2">
        <Switch
          id={fieldId('isPriceFixed')}
          label={t('field.isPriceFixed')}
          hint={t('hint.isPriceFixed')}
          checked={answers.isPriceFixed}
          onChange={(event) => onChange({ isPriceFixed: event.target.checked })}
        />
      </div>
      <PlaceFields answers={answers} onChange={onChange} errorOf={errorOf} />
      <div className="sm:col-span-2">
        <ChoicePills
          id={fieldId('condition')}
          legend={t('field.condition')}
          choices={conditions.map((value) => ({ value, label: conditionLabels[value][language] }))}
          value={answers.condition}
          error={errorOf('condition')}
          onChange={(condition) => onChange({ condition })}
        />
      </div>
      {hasStockNumber && (
        <TextField
          id={fieldId('stockNumber')}
          label={t('field.stockNumber')}
          optional
          hint={t('hint.stockNumber')}
          autoComplete="off"
          maxLength={sellingLimits.stockNumber}
          value={answers.stockNumber}
          error={errorOf('stockNumber')}
          onChange={(event) => onChange({ stockNumber: event.target.value })}
        />
      )}
    </div>
  )
}

type TrimsOf = (make: string, model: string) => readonly string[]

/** Grades that people name for the chosen model. The list is fetched when the seller comes to that field, not before. */
const useTrims = ({ make, model }: Answers) => {
  const [trimsOf, setTrimsOf] = useState<TrimsOf>()
  return {
    trims: trimsOf?.(make, model) ?? [],
    loadTrims: () => {
      // Suggestions only help; without them the field is typed.
      import('#shared/reference/makes.ts').then(
        ({ findModel }) =>
          setTrimsOf(
            (): TrimsOf =>
              (...car) =>
                findModel(...car)?.trims ?? [],
          ),
        () => undefined,
      )
    },
  }
}

const { price: priceRange, mileage: mileageRange } = limits.listing
const isWithin = (value: number | undefined, { min, max }: { min: number; max: number }) =>
  value !== undefined && value >= min && value <= max

/** The car that prices are compared for; undefined before make, model, year and mileage are known. */
const guidedCar = (answers: Answers, except: string | undefined) => {
  const { make, model, year, mileage, isGCCSpec = false, priceQAR, variant } = changesOf(answers)
  if (!make || !model || !year || mileage === undefined || !isWithin(mileage, mileageRange)) return undefined
  const price = isWithin(priceQAR, priceRange) ? priceQAR : undefined
  return { make, model, year, mileage, isGCCSpec, priceQAR: price, except, variant: variant || undefined }
}

/** The title as it builds itself. */
const LiveTitle = ({ answers }: { answers: Answers }) => {
  const { t } = useT('sell')
  const title = useAnswersTitle(answers)
  return (
    <p className="flex flex-col rounded-control bg-sand px-3.5 py-2.5 sm:col-span-2">
      <span className="text-xs text-ink-3">{t('preview.title')}</span>
      {title ? (
        <bdi className="text-base font-medium break-words">{title}</bdi>
      ) : (
        <span className="text-base text-ink-3">{t('preview.titleEmpty')}</span>
      )}
    </p>
  )
}
