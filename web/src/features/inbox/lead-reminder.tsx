import { useState } from 'react'
import { Bell, BellRing } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import { fromQatarTime, qatarDay, toQatarTime } from '#shared/rules/qatar-day.ts'
import { leadEdit, type LeadView } from '#shared/schemas/lead.ts'
import { hasCode } from '#web/api/api-error.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useUpdateLead } from '#web/entities/lead/queries.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { chipClass } from '#web/ui/chip.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { isDue } from './filter-leads.ts'

/** When a seller wants to come back to a lead, in a list; amber once it is due. `now` in milliseconds. */
export const ReminderBadge = ({ lead, now }: { lead: LeadView; now: number }) => {
  const { t, language } = useT('inbox')
  if (!lead.reminder) return null
  const time = formatDate(lead.reminder.at, language, { time: true })
  return isDue(lead, now) ? (
    <Badge tone="amber" icon={<BellRing aria-hidden />}>
      {t('reminder.due')}
    </Badge>
  ) : (
    <Badge icon={<Bell aria-hidden />}>
      <span className="sr-only">{t('reminder')}</span> {time}
    </Badge>
  )
}

const hourMs = 3_600_000

/** Times that are often meant, by the clock in Qatar. */
const presets = {
  hour: (now: number) => toQatarTime(new Date(now + hourMs)),
  tomorrow: (now: number) => `${qatarDay(new Date(now + 24 * hourMs))}T10:00`,
  week: (now: number) => `${qatarDay(new Date(now + 7 * 24 * hourMs))}T10:00`,
}
const presetNames = Object.keys(presets) as (keyof typeof presets)[]

/** The instant of a typed time; '' for none, such as one of a year of five digits. */
const instantOf = (typed: string): string => {
  const at = fromQatarTime(typed)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

/** One date and note at which the seller is reminded of a lead. */
export const LeadReminder = ({ lead, now }: { lead: LeadView; now: number }) => {
  const { t, language } = useT('inbox')
  const [isOpen, setOpen] = useState(false)
  const [opener, focusOpener] = useFocusLater<HTMLButtonElement>()
  const close = () => {
    setOpen(false)
    focusOpener()
  }
  const { reminder } = lead
  const Icon = isDue(lead, now) ? BellRing : Bell
  if (isOpen) return <ReminderForm lead={lead} onClose={close} />
  return (
    <button
      ref={opener}
      type="button"
      aria-expanded={false}
      onClick={() => setOpen(true)}
      className="flex min-h-9 max-w-full items-center gap-2 text-start text-sm text-ink-2 transition-colors hover:text-ink"
    >
      <Icon
        aria-hidden
        className={isDue(lead, now) ? 'size-4 shrink-0 text-amber' : 'size-4 shrink-0 text-ink-3'}
      />
      {reminder ? (
        <span className="min-w-0 truncate">
          {isDue(lead, now) && <span className="text-amber">{t('reminder.due')} · </span>}
          {formatDate(reminder.at, language, { time: true })}
          {reminder.note && (
            <>
              {' · '}
              <bdi>{reminder.note}</bdi>
            </>
          )}
        </span>
      ) : (
        t('reminder.add')
      )}
    </button>
  )
}

const ReminderForm = ({ lead, onClose }: { lead: LeadView; onClose: () => void }) => {
  const { t } = useT('inbox')
  const common = useT()
  const errorText = useErrorText()
  const failureText = (error: unknown) =>
    hasCode(error, 'EDIT_CONFLICT') ? t('reminder.conflict') : undefined
  const { mutateAsync: update } = useUpdateLead(lead.id)
  const { mutate, isPending } = useUpdateLead(lead.id, (error) =>
    showToast({ title: failureText(error) ?? errorText(error), tone: 'danger' }),
  )
  const [now] = useState(Date.now)
  // This form stays as it was opened: a colleague may set another one behind it.
  const [reminderSeen] = useState(lead.reminder ?? null)
  const last = toQatarTime(new Date(Date.parse(lead.lastActivityAt) + limits.lead.keptDays * 24 * hourMs))
  // The server refuses what is later than the lead is kept.
  const possible = presetNames.filter((name) => presets[name](now) < last)
  const usual = possible[1] ?? possible[0]
  const form = useContractForm({
    schema: leadEdit,
    start: {
      at: reminderSeen ? toQatarTime(new Date(reminderSeen.at)) : usual ? presets[usual](now) : '',
      note: reminderSeen?.note ?? '',
    },
    toBody: ({ at, note }) => ({ reminder: { at: instantOf(at), note } }),
    fieldOf: { 'reminder.at': 'at', 'reminder.note': 'note' },
    alsoWrong: ({ at }) =>
      at && fromQatarTime(at).getTime() <= Date.now() ? [{ path: 'at', message: t('reminder.past') }] : [],
    issueText: ({ path, message }) => (path.endsWith('at') ? t('reminder.past') : message),
    send: (edit) => update({ ...edit, reminderSeen }),
    onSent: () => {
      showToast({ title: t('reminder.saved'), tone: 'success' })
      onClose()
    },
    failureText,
    mode: 'onSubmit',
  })
  const remove = () =>
    mutate(
      { reminder: null, reminderSeen },
      { onSuccess: onClose, onError: (error) => hasCode(error, 'EDIT_CONFLICT') && onClose() },
    )
  return (
    <form
      noValidate
      onSubmit={form.submit}
      aria-label={t('reminder')}
      className="flex w-full flex-col gap-2.5 rounded-control border border-line p-3"
    >
      <div role="group" aria-label={t('reminder.when')} className="flex flex-wrap gap-2">
        {possible.map((name, index) => (
          <button
            key={name}
            type="button"
            // Opened by the button that stood here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={index === 0}
            className={chipClass}
            onClick={() => form.rhf.setValue('at', presets[name](now), { shouldValidate: true })}
          >
            {t(`reminder.${name}`)}
          </button>
        ))}
      </div>
      <div className="grid gap-2.5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <TextField
          {...form.field('at')}
          type="datetime-local"
          max={last}
          dir="ltr"
          label={t('reminder.when')}
        />
        <TextField
          {...form.field('note')}
          label={t('reminder.note')}
          optional
          maxLength={limits.lead.reminder}
        />
      </div>
      {form.failure && (
        <p role="alert" className="text-sm text-red">
          {form.failure}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {reminderSeen && (
          <Button variant="ghost" size="sm" pending={isPending} onClick={remove}>
            {t('reminder.done')}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onClose}>
          {common.t('close')}
        </Button>
        <Button type="submit" variant="secondary" size="sm" pending={form.isSubmitting}>
          {common.t('save')}
        </Button>
      </div>
    </form>
  )
}
