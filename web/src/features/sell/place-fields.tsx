import { homeCountry } from '#shared/constants/market.ts'
import { areaLabels, areasOf } from '#shared/reference/areas.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { useLocations } from './queries.ts'
import type { AnswersProps } from './step-basics.tsx'
import { fieldId } from './steps.ts'

/** Where the car is: its city and, in one that is divided, its area, which may be left out. */
export const PlaceFields = ({ answers, onChange, errorOf }: AnswersProps) => {
  const { t, language } = useT('sell')
  const { data: locations } = useLocations()
  const areas = areasOf(answers.city)
  return (
    <>
      <SelectField
        id={fieldId('city')}
        label={t('field.city')}
        placeholder={t(locations ? 'choose.city' : 'choose.loading')}
        options={(locations?.cities[homeCountry] ?? (answers.city ? [answers.city] : [])).map((city) => ({
          value: city,
          label: (language === 'ar' && locations?.arabic[city]) || city,
        }))}
        value={answers.city}
        error={errorOf('city')}
        onChange={(event) => onChange({ city: event.target.value, area: '' })}
      />
      {areas.length > 0 && (
        <SelectField
          id={fieldId('area')}
          label={t('field.area')}
          optional
          placeholder={t('choose.area')}
          options={areas.map((area) => ({ value: area, label: areaLabels[area][language] }))}
          value={answers.area}
          error={errorOf('area')}
          onChange={(event) => onChange({ area: event.target.value })}
        />
      )}
    </>
  )
}
