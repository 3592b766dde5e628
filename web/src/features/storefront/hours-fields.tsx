import { Copy, Plus, X } from 'lucide-react'
import { isGoodDay, rangesOf } from '#shared/rules/qatar-day.ts'
import type { WeekHours } from '#shared/schemas/dealer.ts'
import { useT } from '#web/i18n/use-t.ts'
import { weekdayName, weekdays } from '#web/i18n/weekday.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { controlClass } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { usualHours } from './storefront-values.ts'

type Day = NonNullable<WeekHours[number]>

type HoursFieldsProps = {
  hours: WeekHours | null
  /** The id of what says that some of them are wrong, while it is there. */
  errorId: string | undefined
  onChange: (hours: WeekHours | null) => void
}

/** The hours of a week, day by day, with a midday break where there is one; off altogether while the dealer does not say. */
export const HoursFields = ({ hours, errorId, onChange }: HoursFieldsProps) => {
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
              <li key={day} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2">
                <Checkbox
                  label={name}
                  checked={of !== null}
                  onChange={({ target }) =>
                    setDay(day, target.checked ? (first ?? usualHours[day] ?? null) : null)
                  }
                  className="w-32 min-h-11"
                />
                {of ? (
                  <DayFields
                    name={name}
                    day={of}
                    errorId={errorId}
                    onChange={(value) => setDay(day, value)}
                  />
                ) : (
                  <span className="flex min-h-11 items-center text-sm text-ink-3">{t('hours.closed')}</span>
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

type DayFieldsProps = {
  /** Of the day. */
  name: string
  day: Day
  errorId: string | undefined
  onChange: (day: Day) => void
}

// The midday break of most showrooms.
const afternoon = { from: '16:00', to: '21:00' }
const morningEnd = '12:00'

/** One day: its hours, and those after the break. */
const DayFields = ({ name, day, errorId, onChange }: DayFieldsProps) => {
  const { t } = useT('showcase')
  // Each of the two buttons goes with its press.
  const [add, focusAdd] = useFocusLater<HTMLButtonElement>()
  const [second, focusSecond] = useFocusLater<HTMLInputElement>()
  const { second: _, ...whole } = day
  const isBad = !isGoodDay(day)
  /** Splits a day at noon; one that ends before is left alone. */
  const split = () => {
    onChange({ ...whole, to: whole.from < morningEnd ? morningEnd : whole.to, second: afternoon })
    focusSecond()
  }
  const join = () => {
    onChange(whole)
    focusAdd()
  }
  const times = (part: 'first' | 'second', range: { from: string; to: string }) =>
    (['from', 'to'] as const).map((end) => (
      <input
        key={end}
        ref={part === 'second' && end === 'from' ? second : undefined}
        type="time"
        dir="ltr"
        required
        value={range[end]}
        aria-label={t(part === 'first' ? `hours.${end}` : `hours.second.${end}`, { day: name })}
        aria-invalid={(isBad && part === 'second') || undefined}
        aria-describedby={isBad && part === 'second' ? errorId : undefined}
        onChange={({ target }) => {
          if (!target.value) return
          const changed = { ...range, [end]: target.value }
          onChange(part === 'first' ? { ...day, ...changed } : { ...day, second: changed })
        }}
        className={`${controlClass} h-11 min-w-0 px-3`}
      />
    ))
  return (
    <span className="flex min-w-0 flex-col gap-2">
      {rangesOf(day).map((range, index) => (
        // The first and the second: neither changes its place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className="flex items-center gap-2">
          <span className="grid min-w-0 grid-cols-2 gap-2">
            {times(index === 0 ? 'first' : 'second', range)}
          </span>
          {index === 1 ? (
            <IconButton
              label={t('hours.second.remove', { day: name })}
              icon={<X className="size-4.5" />}
              onClick={join}
            />
          ) : (
            !day.second && (
              <IconButton
                ref={add}
                label={t('hours.second.add', { day: name })}
                icon={<Plus className="size-4.5" />}
                onClick={split}
              />
            )
          )}
        </span>
      ))}
    </span>
  )
}
