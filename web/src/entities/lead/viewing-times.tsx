import { useEffect, useId, useRef, useState, type Ref } from 'react'
import { Plus, X } from 'lucide-react'
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import type { Issue } from '#shared/errors.ts'
import { fromQatarTime, qatarDay, toQatarTime } from '#shared/rules/qatar-day.ts'
import { viewingDays, viewingIssue, viewingIssues, viewingTimes } from '#shared/rules/viewing.ts'
import type { WeekHours } from '#shared/schemas/dealer.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'
import { useDealer } from '#web/entities/dealer/queries.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatClock } from '#web/i18n/format-day.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

// A form field holds a text: the proposals in their order, each an instant, a day whose time is still to be chosen, or nothing.
const read = (value: string): string[] => value.split(',')
const isInstant = (one: string): boolean => one.length > 10
const dayOf = (one: string): string => (isInstant(one) ? qatarDay(new Date(one)) : one)

/** The proposed times of a typed value; one of which only the day is chosen is not among them. */
export const typedTimes = (value: string): string[] => read(value).filter(isInstant)

/** The issue of a form whose times may not be proposed, for its field `path`. */
export const wrongTimes = (path: string, value: string, hours: WeekHours | null): Issue[] => {
  const isUnfinished = read(value).some((one) => one !== '' && !isInstant(one))
  const issue = isUnfinished ? 'none' : viewingIssue(typedTimes(value), hours, new Date())
  return issue ? [{ path, message: viewingIssues[issue] }] : []
}

const issueNames = Object.keys(viewingIssues) as (keyof typeof viewingIssues)[]

/** Gives the sentence of an issue of the times in the language in use. */
export const useTimesIssue = () => {
  const { t } = useT('viewing')
  return (message: string): string =>
    t(`issue.${issueNames.find((name) => viewingIssues[name] === message) ?? 'none'}`)
}

/** The hours at which a dealership's cars can be viewed: null for a private seller and where it has said none, undefined while they load. */
export const useViewingHours = (dealerSlug: string | null): WeekHours | null | undefined => {
  const { data, isError } = useDealer(dealerSlug ?? '', dealerSlug !== null)
  if (dealerSlug === null || isError) return null
  return data && data.hours
}

type ViewingTimesProps<T extends FieldValues, Sent> = Pick<
  UseControllerProps<T, FieldPath<T>, Sent>,
  'control' | 'name'
> & {
  side: LeadSide
  hours: WeekHours | null
  error: string | undefined
}

/** Up to three days and times, of those at which a car can be viewed. */
export const ViewingTimes = <T extends FieldValues, Sent>({
  control,
  name,
  side,
  hours,
  error,
}: ViewingTimesProps<T, Sent>) => {
  const { t } = useT('viewing')
  const id = useId()
  const {
    field: { value, onChange, ref },
  } = useController({ control, name })
  const [now] = useState(() => new Date())
  const chosen: readonly string[] = read(value)
  const days = viewingDays(now).filter((day) => viewingTimes(day, hours, now).length > 0)
  const timesOf = (one: string) => (one ? viewingTimes(dayOf(one), hours, now) : [])
  // A time that another day does not have is given up: it would be kept without being shown.
  const set = (index: number, one: string) =>
    onChange(chosen.with(index, timesOf(one).includes(one) ? one : dayOf(one)).join())
  // At the first that is not finished, else at the last; an empty one is passed over beside others.
  const unfinished = chosen.findIndex((one) => one && !isInstant(one))
  const wrong = unfinished < 0 ? Math.max(0, chosen.findLastIndex(isInstant)) : unfinished
  // The row that the focus goes to once it is drawn: the pressed button may go away.
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    document.getElementById(`${id}-${wanted.current}-day`)?.focus()
    wanted.current = undefined
  })
  const change = (next: readonly string[], row: number) => {
    wanted.current = Math.min(row, next.length - 1)
    onChange(next.join())
  }
  const atMost = limits.viewing.times
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">{t('times')}</legend>
      <p className="text-xs text-ink-3">
        {t(side === 'buyer' ? 'hint' : 'hint.seller', { count: atMost })} {hours && t('hoursOf')}
      </p>
      {chosen.map((one, index) => (
        <ProposedTime
          // Without a name of its own; they keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          ref={index === wrong ? ref : undefined}
          id={`${id}-${index}`}
          number={index + 1}
          value={one}
          days={days}
          times={timesOf(one)}
          now={now}
          error={index === wrong ? error : undefined}
          onChange={(next) => set(index, next)}
          onRemove={chosen.length > 1 ? () => change(chosen.toSpliced(index, 1), index) : undefined}
        />
      ))}
      {chosen.length < atMost && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => change([...chosen, ''], chosen.length)}>
            <Plus aria-hidden className="size-4" />
            {t('add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type ProposedTimeProps = {
  id: string
  number: number
  value: string
  days: readonly string[]
  times: readonly string[]
  now: Date
  error: string | undefined
  onChange: (value: string) => void
  onRemove: (() => void) | undefined
  ref?: Ref<HTMLSelectElement> | undefined
}

const dayMs = 86_400_000

const ProposedTime = ({
  id,
  number,
  value,
  days,
  times,
  now,
  error,
  onChange,
  onRemove,
  ref,
}: ProposedTimeProps) => {
  const { t, language } = useT('viewing')
  const [today, tomorrow] = [qatarDay(now), qatarDay(new Date(now.getTime() + dayMs))]
  const nameOf = (day: string): string => {
    const name = formatDate(fromQatarTime(`${day}T12:00`).toISOString(), language, { weekday: true })
    if (day === today) return `${t('today')} · ${name}`
    return day === tomorrow ? `${t('tomorrow')} · ${name}` : name
  }
  // Another day keeps the time of day where it can.
  const choose = (day: string) => {
    const clock = isInstant(value) ? toQatarTime(new Date(value)).slice(11) : ''
    const same = clock && fromQatarTime(`${day}T${clock}`).toISOString()
    onChange(same && day ? same : day)
  }
  // Without a day there is no time to choose.
  const isDayless = times.length === 0
  const mark = { ref, error }
  return (
    <div className="flex flex-wrap items-start gap-2">
      <SelectField
        {...(isDayless && mark)}
        id={`${id}-day`}
        label={t('day.of', { number })}
        labelHidden
        // On a phone beside the time it would be cut.
        className="min-w-0 flex-3 max-sm:basis-full"
        placeholder={t('day.choose')}
        value={dayOf(value)}
        options={days.map((day) => ({ value: day, label: nameOf(day) }))}
        onChange={({ target }) => choose(target.value)}
      />
      <SelectField
        {...(!isDayless && mark)}
        id={`${id}-time`}
        label={t('time.of', { number })}
        labelHidden
        className="min-w-0 flex-2"
        placeholder={t('time.choose')}
        disabled={isDayless}
        value={times.includes(value) ? value : ''}
        options={times.map((time) => ({ value: time, label: formatClock(time, language) }))}
        onChange={({ target }) => onChange(target.value || dayOf(value))}
      />
      {onRemove && (
        <IconButton label={t('remove', { number })} icon={<X className="size-4.5" />} onClick={onRemove} />
      )}
    </div>
  )
}
