import { limits } from '#shared/constants/limits.ts'
import type { WeekHours } from '#shared/schemas/dealer.ts'
import { type LeadView, newViewing } from '#shared/schemas/lead.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useProposeViewing } from '#web/entities/lead/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { typedTimes, useTimesIssue, useViewingHours, ViewingTimes, wrongTimes } from './viewing-times.tsx'

type ViewingFormProps = {
  lead: LeadView
  /** The times that a visitor has chosen before, as `ViewingTimes` has them. */
  typed?: string | undefined
  onSent: () => void
}

/** Proposes times to view the car of a conversation: the first ones, in place of own ones, or in answer to the other side's. */
export const ViewingForm = (props: ViewingFormProps) => {
  const hours = useViewingHours(props.lead.dealerSlug ?? null)
  if (hours === undefined) return <Skeleton className="h-72 w-full" />
  return <TimesForm {...props} hours={hours} />
}

const TimesForm = ({ lead, hours, typed = '', onSent }: ViewingFormProps & { hours: WeekHours | null }) => {
  const { t } = useT('viewing')
  const { mutateAsync: propose } = useProposeViewing(lead.id)
  const timesIssue = useTimesIssue()
  const form = useContractForm({
    schema: newViewing,
    start: { times: typed, note: '' },
    toBody: ({ times, note }) => ({ times: typedTimes(times), note }),
    alsoWrong: ({ times }) => wrongTimes('times', times, hours),
    issueText: ({ path, message }) => (path === 'note' ? t('issue.note') : timesIssue(message)),
    send: (body) => propose(body),
    onSent,
    draft: tabDraft(`viewing:${lead.id}`),
    mode: 'onSubmit',
  })
  const { viewing } = lead
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <ViewingTimes
        control={form.rhf.control}
        name="times"
        side={lead.side}
        hours={hours}
        error={form.errorOf('times')}
      />
      <TextareaField
        {...form.field('note')}
        label={t('note')}
        optional
        // What it names is a buyer's.
        hint={lead.side === 'buyer' && t('note.hint')}
        rows={2}
        maxLength={limits.viewing.note}
      />
      {viewing?.state === 'PROPOSED' && viewing.by === lead.side && (
        <p className="text-sm text-ink-2">{t('replaces')}</p>
      )}
      <FormFailure title={t('failed')} text={form.failure} />
      <Button type="submit" size="lg" wide pending={form.isSubmitting}>
        {t(form.isSubmitting ? 'sending' : 'send')}
      </Button>
    </form>
  )
}
