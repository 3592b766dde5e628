import { homeCountry } from '#shared/constants/home.ts'
import { useState } from 'react'
import { conditions, conditionWords } from '#shared/reference/conditions.ts'
import { wizardYears } from '#shared/rules/listing.ts'
import { limits } from '#shared/constants/limits.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'
import { formatDollars } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDollarRate } from './get-qar-to-usd.ts'
import { useLocations } from './get-locations.ts'
import { changesOf } from './answers.ts'
import type { PageParts } from './page-parts.ts'
import { useTrims } from './use-trims.ts'
import type { Wizard } from './use-wizard.ts'
import { readWhole, writeWhole } from '#web/i18n/whole-number.ts'
import { ChoicePills } from '#web/ui/choice-pills.tsx'
import { fieldId } from './steps.ts'
import { LiveTitle } from './live-title.tsx'
import { MakeModelFields } from './make-model-fields.tsx'
import { NumberField } from '#web/ui/number-field.tsx'

const country = homeCountry

/** What is sold, how far it has driven, and for how much. */
export const StepBasics = ({ wizard, parts }: { wizard: Wizard; parts: PageParts }) => {
  const { t, language } = useT('sell')
  const { answers, set, errorOf, seller, saved } = wizard
  const { catalogue, Guidance } = parts
  const [years] = useState(() => wizardYears(new Date()))
  const rate = useDollarRate()
  const { data: locations } = useLocations()
  const { trims, loadTrims } = useTrims(answers)
  const price = readWhole(answers.priceQAR)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <MakeModelFields wizard={wizard} catalogue={catalogue} />
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
        onChange={(event) => set({ variant: event.target.value })}
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
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
        value={answers.year}
        error={errorOf('year')}
        onChange={(event) => set({ year: event.target.value })}
      />
      <LiveTitle wizard={wizard} catalogue={catalogue.data} />
      <NumberField
        id={fieldId('mileage')}
        label={t('field.mileage')}
        unit={t('unit.km')}
        value={answers.mileage}
        error={errorOf('mileage')}
        onChange={(mileage) => set({ mileage })}
      />
      <NumberField
        id={fieldId('priceQAR')}
        label={t('field.priceQAR')}
        unit={t('unit.qar')}
        value={answers.priceQAR}
        error={errorOf('priceQAR')}
        // The line is there from the start, so that the first digit moves nothing.
        hint={price && rate ? t('hint.dollars', { dollars: formatDollars(price, rate, language) }) : '\u200b'}
        onChange={(priceQAR) => set({ priceQAR })}
      />
      <div className="sm:col-span-2">
        <Guidance
          car={changesOf(answers)}
          except={saved?.id}
          onUse={(price) => set({ priceQAR: writeWhole(price) })}
        />
      </div>
      <SelectField
        id={fieldId('city')}
        label={t('field.city')}
        placeholder={t(locations ? 'choose.city' : 'choose.loading')}
        options={(locations?.cities[country] ?? (answers.city ? [answers.city] : [])).map((city) => ({
          value: city,
          label: (language === 'ar' && locations?.arabic[city]) || city,
        }))}
        value={answers.city}
        error={errorOf('city')}
        onChange={(event) => set({ city: event.target.value })}
      />
      <div className="sm:col-span-2">
        <ChoicePills
          id={fieldId('condition')}
          legend={t('field.condition')}
          choices={conditions.map((value) => ({ value, label: conditionWords[value][language] }))}
          value={answers.condition}
          error={errorOf('condition')}
          onChange={(condition) => set({ condition })}
        />
      </div>
      {isDealershipSeller(seller) && (
        <TextField
          id={fieldId('stockNumber')}
          label={t('field.stockNumber')}
          optional
          hint={t('hint.stockNumber')}
          autoComplete="off"
          maxLength={sellingLimits.stockNumber}
          value={answers.stockNumber}
          error={errorOf('stockNumber')}
          onChange={(event) => set({ stockNumber: event.target.value })}
        />
      )}
    </div>
  )
}
