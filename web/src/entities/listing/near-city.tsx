import { useId, useState } from 'react'
import { LocateFixed } from 'lucide-react'
import { citiesAndAreas, type CityOrArea, placeIn, placeOf } from '#shared/reference/areas.ts'
import { nearestTo } from '#shared/rules/distance.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { locate } from '#web/ui/locate.ts'
import { SelectField } from '#web/ui/select-field.tsx'

type NearCityProps = { near: CityOrArea | undefined; onChange: (near: CityOrArea | undefined) => void }

/** Which city or area comes first: chosen, or the nearest to the visitor, whose own place stays in the browser. */
export const NearCity = ({ near, onChange }: NearCityProps) => {
  const { t, language } = useT('map')
  const id = useId()
  const [asked, setAsked] = useState<'no' | 'asking' | 'refused'>('no')
  const ask = async () => {
    setAsked('asking')
    const place = await locate()
    setAsked(place ? 'no' : 'refused')
    if (place) onChange(nearestTo(place))
  }
  return (
    <div>
      <SelectField
        id={id}
        label={t('near.title')}
        labelHidden
        compact
        placeholder={t('near.anywhere')}
        value={near ?? ''}
        options={citiesAndAreas.map((name) => ({ value: name, label: placeIn(placeOf(name), language) }))}
        onChange={({ target: { value } }) => onChange(citiesAndAreas.find((name) => name === value))}
      />
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        pending={asked === 'asking'}
        onClick={() => void ask()}
      >
        <LocateFixed aria-hidden className="size-4" />
        {t('near.here')}
      </Button>
      <p role="status" className="mt-2 text-xs text-ink-2">
        {asked === 'refused' ? t('near.refused') : t('near.private')}
      </p>
    </div>
  )
}
