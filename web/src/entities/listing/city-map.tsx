import { useState } from 'react'
import { LocateFixed } from 'lucide-react'
import { placeIn } from '#shared/reference/areas.ts'
import { cityNames } from '#shared/reference/cities.ts'
import { cityPlaces, mapSize, outlineOfQatar, toMap, type Place } from '#shared/reference/map-of-qatar.ts'
import { kilometresBetween, middleOf } from '#shared/rules/distance.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { locate } from '#web/ui/locate.ts'
import { useFocusLater } from '#web/ui/use-focus-later.ts'

type Asked = 'no' | 'asking' | 'refused' | Place

/** A city or its area on a map of Qatar, and how far it is when somebody asks. The visitor's own place never leaves the browser. */
export const CityMap = (place: { city: string; area?: string | undefined }) => {
  const { t, language } = useT('map')
  const [asked, setAsked] = useState<Asked>('no')
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  const middle = middleOf(place)
  if (!middle) return null
  const name = placeIn(place, language)
  const ask = async (button: HTMLElement) => {
    setAsked('asking')
    const found = await locate()
    // The button goes with its answer; who has moved on meanwhile is left alone.
    if (found && document.activeElement === button) focusHeading()
    setAsked(found ?? 'refused')
  }
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {t('title')}
      </h2>
      <div className="mt-4 flex items-center gap-4 cramped:flex-col cramped:items-start">
        <Drawing
          middle={middle}
          label={t('label', { city: name })}
          own={typeof asked === 'object' ? asked : null}
        />
        <div className="flex min-w-0 flex-col items-start gap-3">
          <p className="font-medium">
            <bdi>{name}</bdi>
          </p>
          <div role="status" className="text-sm text-ink-2">
            {typeof asked === 'object' && (
              <p>
                {t('distance', {
                  km: formatNumber(Math.round(kilometresBetween(asked, middle)), language),
                })}
              </p>
            )}
            {asked === 'refused' && <p>{t('refused')}</p>}
          </div>
          {typeof asked !== 'object' && (
            <Button
              variant="secondary"
              size="sm"
              // Beside a dealer's cars there is little room.
              className="whitespace-normal!"
              onClick={({ currentTarget }) => void ask(currentTarget)}
              pending={asked === 'asking'}
            >
              <LocateFixed aria-hidden className="size-4.5" />
              {t('ask')}
            </Button>
          )}
          <p className="text-xs text-ink-3">{t('private')}</p>
          <p className="text-xs text-ink-3">{t('source')}</p>
        </div>
      </div>
    </section>
  )
}

type DrawingProps = { middle: Place; label: string; own: Place | null }

/** North is up in either language. */
const Drawing = ({ middle, label, own }: DrawingProps) => {
  const { x, y } = toMap(middle)
  const here = own && toMap(own)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      className="h-56 w-auto shrink-0"
    >
      <path d={outlineOfQatar} className="fill-sand stroke-edge" strokeWidth={1.5} />
      {cityNames.map((name) => {
        const point = toMap(cityPlaces[name])
        return <circle key={name} cx={point.x} cy={point.y} r={2.5} className="fill-ink-3" />
      })}
      {here && <circle cx={here.x} cy={here.y} r={6} className="fill-green stroke-card" strokeWidth={2} />}
      <circle cx={x} cy={y} r={14} className="fill-maroon opacity-20" />
      <circle cx={x} cy={y} r={6} className="fill-maroon stroke-card" strokeWidth={2} />
    </svg>
  )
}
