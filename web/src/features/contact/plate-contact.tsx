import { useState } from 'react'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { ContactWays } from './contact-ways.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import { InquirySent } from './inquiry-sent.tsx'
import { PlatePrice } from '#web/entities/plate/plate-price.tsx'
import { SafetyTip } from './safety-tip.tsx'

type PlateContactProps = {
  plate: PlateDetail
  user: CurrentUser | null
  onSent: () => void
  onClose: () => void
}

// What keeps Latin parts apart inside an Arabic sentence of the site has no place in a message.
const isolates = /[\u2066-\u2069]/g

/** The seller's phone number, how to pay safely, and the inquiry form; once it is sent, where the answer will be. */
export const PlateContact = ({ plate, user, onSent, onClose }: PlateContactProps) => {
  const { t, language } = useT('plate')
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
      <ContactWays plate={plate} firstMessage={firstMessage} />
      <SafetyTip price={plate.price} />
      <section>
        <h3 className="mb-4 text-lg">{t('inquiry.title')}</h3>
        <InquiryForm
          plateId={plate.id}
          user={user}
          firstMessage={firstMessage}
          onSent={() => {
            setSent(true)
            onSent()
          }}
        />
      </section>
    </div>
  )
}
