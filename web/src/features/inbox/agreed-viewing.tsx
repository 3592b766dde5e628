import { useState, type ReactNode } from 'react'
import { CalendarPlus, MapPin } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import { placeIn } from '#shared/reference/areas.ts'
import { pageAddress } from '#shared/rules/page-address.ts'
import type { LeadView, Viewing } from '#shared/schemas/lead.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { leadTitleIn, sellerNameIn, useOtherName } from '#web/entities/lead/lead-parts.tsx'
import { useAnswerViewing } from '#web/entities/lead/queries.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { mapLink } from '#web/ui/map-link.ts'
import { TextareaField } from '#web/ui/textarea-field.tsx'

type OfViewing = { lead: LeadView; viewing: Viewing }

/** A time of a viewing; struck out when nobody comes. */
export const Moment = ({ time, isOver = false }: { time: string; isOver?: boolean }) => {
  const { language } = useT('viewing')
  const text = formatDate(time, language, { weekday: true, time: true })
  return (
    <time dateTime={time} className={isOver ? 'text-ink-3 line-through' : 'font-medium'}>
      <bdi>{text}</bdi>
    </time>
  )
}

/** Answers a viewing, and says why it could not be answered. */
export const useAnswer = (lead: LeadView, viewing: Viewing) => {
  const { t } = useT('viewing')
  const errorText = useErrorText()
  const { mutate, isPending, variables } = useAnswerViewing(lead.id, (error) =>
    showToast({ title: t('answerFailed'), description: errorText(error), tone: 'danger' }),
  )
  return {
    isPending,
    pendingTime: isPending ? variables.body.time : undefined,
    answer: (body: Parameters<typeof mutate>[0]['body'], onSettled?: () => void) =>
      mutate({ viewingId: viewing.id, body }, onSettled && { onSettled }),
  }
}

/** Declines a proposal or cancels what is agreed, with a word to the other side. */
export const EndButton = ({ lead, viewing, state }: OfViewing & { state: 'DECLINED' | 'CANCELLED' }) => {
  const { t, language } = useT('viewing')
  const { answer, isPending } = useAnswer(lead, viewing)
  const [isAsked, setAsked] = useState(false)
  const [note, setNote] = useState('')
  const name = state === 'DECLINED' ? 'decline' : 'cancel'
  return (
    <>
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t(name)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t(`${name}.title`)}
        confirm={t(name)}
        dismiss={state === 'CANCELLED' ? t('cancel.keep') : undefined}
        isDanger={state === 'CANCELLED'}
        pending={isPending}
        onConfirm={() => answer({ state, note }, () => setAsked(false))}
        onClose={() => setAsked(false)}
      >
        {state === 'CANCELLED' && viewing.time !== null && (
          <p>
            {t('cancel.text', { time: formatDate(viewing.time, language, { weekday: true, time: true }) })}
          </p>
        )}
        <TextareaField
          label={t('decline.note')}
          optional
          rows={2}
          maxLength={limits.viewing.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </ConfirmDialog>
    </>
  )
}

type AgreedProps = {
  lead: LeadView
  time: string
  viewing: Viewing | undefined
  /** A later card says that nobody comes. */
  wasCancelled?: boolean
}

/** When and where; while it is to come, the calendar's file and the way out. */
export const AgreedViewing = ({ lead, time, viewing, wasCancelled = false }: AgreedProps) => {
  const { t } = useT('viewing')
  if (!viewing)
    return (
      <>
        <Moment time={time} isOver={wasCancelled} />
        {wasCancelled && <State state="CANCELLED" />}
      </>
    )
  const isComing = viewing.state === 'ACCEPTED'
  // No card says so after it: the other side has left.
  const isCancelled = viewing.state === 'CANCELLED'
  return (
    <>
      <Moment time={time} isOver={viewing.state === 'LAPSED' || isCancelled} />
      {isComing && viewing.place && <Place place={viewing.place} lead={lead} />}
      {viewing.state === 'LAPSED' && <p className="text-sm text-ink-2">{t('gone')}</p>}
      {viewing.state === 'PAST' && <State state="PAST" />}
      {isCancelled && <State state="CANCELLED" />}
      {isCancelled && <CalendarButton lead={lead} viewing={viewing} />}
      {isComing && !lead.isOrphaned && (
        <div className="flex flex-wrap gap-2">
          <CalendarButton lead={lead} viewing={viewing} />
          <EndButton lead={lead} viewing={viewing} state="CANCELLED" />
        </div>
      )}
    </>
  )
}

const State = ({ state }: { state: 'PAST' | 'CANCELLED' }) => {
  const { t } = useT('viewing')
  return (
    <p>
      <Badge tone="neutral">{t(`state.${state}`)}</Badge>
    </p>
  )
}

const Place = ({ place, lead }: { place: NonNullable<Viewing['place']>; lead: LeadView }) => {
  const { t, language } = useT('viewing')
  const area = placeIn(place, language)
  const line = (text: ReactNode) => (
    <p className="flex items-start gap-2 text-sm text-ink-2">
      <MapPin aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
      <span className="min-w-0">
        <span className="sr-only">{t('where')}: </span>
        {text}
      </span>
    </p>
  )
  if (!place.address) return line(t(lead.side === 'seller' ? 'area.seller' : 'area', { area }))
  return line(
    <>
      <bdi>{place.address}</bdi>, <bdi>{area}</bdi>{' '}
      <a
        href={mapLink(lead.sellerName, place.address, place.city)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-6 items-center font-medium text-maroon underline underline-offset-4"
      >
        {t('directions')}
        <span className="sr-only"> {t('newTab')}</span>
      </a>
    </>,
  )
}

type CalendarProps = { lead: LeadView; viewing: Pick<Viewing, 'id' | 'time' | 'place' | 'state'> }

/** The file for a calendar: the entry, or of a cancelled viewing what takes it away. */
export const CalendarButton = ({ lead, viewing }: CalendarProps) => {
  const { t, language } = useT('viewing')
  const other = useOtherName()(lead)
  const [isBusy, setBusy] = useState(false)
  const { time, place } = viewing
  if (time === null) return null
  const isCancelled = viewing.state === 'CANCELLED'
  const save = async () => {
    setBusy(true)
    const path =
      lead.side === 'seller'
        ? paths.sellerDashboard('leads', { lead: lead.id })
        : paths.dashboard('messages', { lead: lead.id })
    const link = pageAddress(window.location.origin, path, language)
    try {
      // With the library that writes it, which most conversations never need.
      const { saveViewing } = await import('#web/entities/lead/viewing-file.ts')
      saveViewing({
        id: viewing.id,
        time,
        title: t('calendar.title', { car: leadTitleIn(lead, language) }),
        place: place ? [place.address, placeIn(place, language)].filter(Boolean).join(', ') : '',
        text: t('calendar.with', { name: other, link }),
        link,
        organizer: sellerNameIn(lead, language),
        isCancelled,
        language,
      })
    } catch {
      showToast({ title: t('calendar.failed'), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" variant="secondary" pending={isBusy} onClick={() => void save()}>
      <CalendarPlus aria-hidden className="size-4" />
      {t(isCancelled ? 'calendar.remove' : 'calendar')}
    </Button>
  )
}
