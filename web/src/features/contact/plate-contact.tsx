import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError, isUnauthorized } from '#web/api/api-error.ts'
import { paths } from '#web/app/paths.ts'
import { useSendInquiry } from '#web/entities/lead/queries.ts'
import { PlatePrice } from '#web/entities/plate/plate-parts.tsx'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { ContactForm } from './contact-form.tsx'
import { InquirySent } from './inquiry-sent.tsx'
import { PlateContactLinks } from './plate-contact-links.tsx'
import { SafetyTip } from './safety-tip.tsx'

type PlateContactProps = { plate: PlateDetail; user: CurrentUser | null; onClose: () => void }

// The marks that keep Latin parts apart inside an Arabic sentence of the site have no place in a message.
const isolates = /[\u2066-\u2069]/g

const useFailureText = () => {
  const { t } = useT('plate')
  const lead = useT('lead')
  return (error: unknown): string | undefined => {
    if (isUnauthorized(error)) return lead.t('loggedOut')
    if (!(error instanceof ApiError)) return undefined
    if (error.code === 'ALREADY_CONTACTED') return t('inquiry.already')
    return error.status === 429 ? lead.t('tooManyText') : undefined
  }
}

/** The seller's phone number, how to pay safely, and the contact form; once it is sent, a link to the conversation. */
export const PlateContact = ({ plate, user, onClose }: PlateContactProps) => {
  const { t, language } = useT('plate')
  const { pathname, search, hash } = useLocation()
  const failureText = useFailureText()
  const { mutateAsync: send } = useSendInquiry(plate.id)
  const [isSent, setSent] = useState(false)
  if (isSent) return <InquirySent onClose={onClose} />
  const firstMessage = t('contact.message', {
    number: plate.plateNumber,
    price: formatMoney(plate.price, language),
  }).replace(isolates, '')
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PlatePrice price={plate.price} />
        <div className="w-28 shrink-0 sm:w-40">
          <PlateDrawing decorative plate={plate} />
        </div>
      </div>
      <PlateContactLinks plate={plate} firstMessage={firstMessage} />
      <SafetyTip price={plate.price} />
      <section>
        <h3 className="mb-4 text-lg">{t('inquiry.title')}</h3>
        <ContactForm
          draftKey={`plate-inquiry:${plate.id}`}
          user={user}
          firstMessage={firstMessage}
          signIn={paths.auth(pathname + search + hash)}
          visitor={{ label: t('inquiry.signIn'), note: t('inquiry.signInText') }}
          send={send}
          onSent={() => setSent(true)}
          failureTitle={t('inquiry.failed')}
          failureText={failureText}
        />
      </section>
    </div>
  )
}
