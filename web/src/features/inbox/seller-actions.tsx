import { useState } from 'react'
import { Clock, Mail, MessageCircle, Phone } from 'lucide-react'
import { canMoveLead } from '#shared/rules/status-moves.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { LeadStatusBadge, leadTitleIn } from '#web/entities/lead/lead-parts.tsx'
import { useUpdateLead } from '#web/entities/lead/queries.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { whatsappLink } from '#web/ui/whatsapp-link.ts'
import { Assignee } from './assignee.tsx'
import { isOverdue } from './filter-leads.ts'
import { LeadReminder } from './lead-reminder.tsx'
import { LeadNote } from './lead-note.tsx'
import { useTopicName } from './message-text.ts'
import { useFocusAfter } from './use-focus-after.ts'

/** The seller's controls for a lead besides writing: contact the buyer, set the status, keep a note. */
export const SellerActions = ({ lead }: { lead: LeadView }) => {
  const [now] = useState(Date.now)
  return (
    <div className="mt-3 flex flex-col gap-2.5">
      <ContactLinks lead={lead} />
      <Assignee key={`assignee ${lead.id}`} lead={lead} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <StatusActions lead={lead} now={now} />
        <LeadReminder key={`reminder ${lead.id}`} lead={lead} now={now} />
        <LeadNote key={lead.id} lead={lead} />
      </div>
    </div>
  )
}

const link = cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'max-sm:flex-1')

/** Phone, WhatsApp and email of the buyer; the latter two start with a greeting. */
const ContactLinks = ({ lead }: { lead: LeadView }) => {
  const { t, language } = useT('inbox')
  const subject = leadTitleIn(lead, language)
  const car = useTopicName()(lead)
  const { buyerName: buyer, buyerPhone: phone, buyerEmail: email } = lead
  if (lead.isOrphaned || (!phone && !email)) return null
  const greeting = t('greeting', { buyer, car })
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <>
          <a
            href={`tel:${phone}`}
            aria-label={t('call', { buyer, number: readablePhone(phone) })}
            className={link}
          >
            <Phone aria-hidden className="size-4 max-sm:hidden" />
            <span className="sm:hidden">{t('call.short')}</span>
            <bdi dir="ltr" className="max-sm:hidden">
              {readablePhone(phone)}
            </bdi>
          </a>
          <a
            href={whatsappLink(phone, greeting)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('whatsapp', { buyer })}
            className={link}
          >
            <MessageCircle aria-hidden className="size-4 max-sm:hidden" />
            {t('whatsapp.short')}
          </a>
        </>
      )}
      {email && (
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(greeting)}`}
          aria-label={t('email', { buyer })}
          className={link}
        >
          <Mail aria-hidden className="size-4 max-sm:hidden" />
          {t('email.short')}
        </a>
      )}
    </div>
  )
}

const moves = ['CONTACTED', 'CLOSED'] as const

/** The status of a lead and the statuses that its seller may set next, as parts of one row. */
const StatusActions = ({ lead, now }: { lead: LeadView; now: number }) => {
  const { t } = useT('messages')
  const inbox = useT('inbox')
  const age = useAge()
  const errorText = useErrorText()
  const {
    mutate: update,
    isPending,
    variables,
  } = useUpdateLead(lead.id, (error) =>
    showToast({ title: t('statusFailed'), description: errorText(error), tone: 'danger' }),
  )
  const badge = useFocusAfter<HTMLSpanElement>(lead.status, variables?.status === lead.status)
  const labelOf = (status: (typeof moves)[number]) =>
    status === 'CONTACTED' && lead.status === 'CLOSED' ? inbox.t('reopen') : t(`mark.${status}`)
  return (
    <>
      <span ref={badge} role="status" tabIndex={-1} className="inline-flex rounded-full">
        <LeadStatusBadge status={lead.status} />
      </span>
      {moves
        .filter((status) => status !== lead.status && canMoveLead(lead.status, status))
        .map((status) => (
          <Button
            key={status}
            size="sm"
            variant="ghost"
            // Aligns the label with the rows above and below.
            className="-mx-3.5"
            pending={isPending && variables.status === status}
            onClick={() => update({ status })}
          >
            {labelOf(status)}
          </Button>
        ))}
      {isOverdue(lead, now) && (
        <span className="inline-flex items-center gap-1.5 text-sm text-amber">
          <Clock aria-hidden className="size-4" />
          {inbox.t('asked', { age: age(lead.createdAt) })}
        </span>
      )}
    </>
  )
}
