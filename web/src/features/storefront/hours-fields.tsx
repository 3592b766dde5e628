import { Copy } from 'lucide-react'
import type { WeekHours } from '#shared/schemas/dealer.ts'
import { useT } from '#web/i18n/use-t.ts'
import { weekdayName, weekdays } from '#web/i18n/weekday.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { controlClass } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { usualHours } from './storefront-values.ts'

type HoursFieldsProps = { hours: WeekHours | null; onChange: (hours: WeekHours | null) => void }

/** The hours of a week, day by day; off altogether while the dealer does not say. */
export const HoursFields = ({ hours, onChange }: HoursFieldsProps) => {
  const { t, language } = useT('showcase')
  const setDay = (day: number, value: WeekHours[number]) =>
    hours && onChange(hours.map((old, index) => (index === day ? value : old)))
  const first = hours?.find((day) => day !== null)
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={t('hours.show')}
        checked={hours !== null}
        onChange={({ target }) => onChange(target.checked ? usualHours : null)}
      />
      {hours && (
        <ul className="divide-y divide-line">
          {weekdays.map((day) => {
            const name = weekdayName(day, language)
            const of = hours[day] ?? null
            return (
              <li key={day} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
                <Checkbox
                  label={name}
                  checked={of !== null}
                  onChange={({ target }) =>
                    setDay(day, target.checked ? (first ?? usualHours[day] ?? null) : null)
                  }
                  className="w-32"
                />
                {of ? (
                  <span className="grid min-w-0 grid-cols-2 gap-2">
                    {(['from', 'to'] as const).map((end) => (
                      <input
                        key={end}
                        type="time"
                        dir="ltr"
                        required
                        value={of[end]}
                        aria-label={t(`hours.${end}`, { day: name })}
                        onChange={({ target }) => target.value && setDay(day, { ...of, [end]: target.value })}
                        className={`${controlClass} h-11 min-w-0 px-3`}
                      />
                    ))}
                  </span>
                ) : (
                  <span className="text-sm text-ink-3">{t('hours.closed')}</span>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {first && (
        <Button
          size="sm"
          variant="ghost"
          className="self-start"
          onClick={() => onChange(weekdays.map(() => first))}
        >
          <Copy aria-hidden className="size-4" />
          {t('hours.copy')}
        </Button>
      )}
    </div>
  )
}
