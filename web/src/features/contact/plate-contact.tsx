import { useEffect, useRef, useState } from 'react'
import { CircleCheckBig, MessageCircle, Phone, ShieldCheck, TriangleAlert } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { cashFineShare, cashLimitQAR, mayPayInCash } from '#shared/constants/market.ts'
import { pageAddress } from '#shared/rules/page-address.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError, isUnauthorized } from '#web/api/api-error.ts'
import { paths } from '#web/app/paths.ts'
import { PriceOfferForm } from '#web/entities/lead/price-offer-form.tsx'
import { useSendPlateMessage } from '#web/entities/lead/queries.ts'
import { PlatePrice } from '#web/entities/plate/plate-parts.tsx'
import { countPlateContact } from '#web/entities/plate/queries.ts'
import { formatMoney, formatPercent } from '#web/i18n/format.ts'
import { toMessageText } from '#web/i18n/message-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { whatsappLink } from '#web/ui/whatsapp-link.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import type { ContactAnswers } from './contact-answers.ts'
import { ContactForm } from './contact-form.tsx'
import { ActStep } from './act-step.tsx'

type PlateContactProps = { plate: PlateDetail; user: CurrentUser | null; onClose: () => void }

const useFailureText = () => {
  const { t } = useT('plate')
  const lead = useT('lead')
  return (error: unknown): string | undefined => {
    if (isUnauthorized(error)) return lead.t('loggedOut')
    if (!(error instanceof ApiError)) return undefined
    if (error.code === 'ALREADY_CONTACTED') return t('inquiry.already')
    return error.code === 'TOO_MANY_REQUESTS' ? lead.t('tooManyText') : undefined
  }
}

/** The seller's phone number, how to pay safely, and the contact form; once it is sent, a link to the conversation. */
export const PlateContact = ({ plate, user, onClose }: PlateContactProps) => {
  const { t, language } = useT('plate')
  const { pathname, search, hash } = useLocation()
  const failureText = useFailureText()
  const { mutateAsync: send } = useSendPlateMessage(plate.id)
  const [isSent, setSent] = useState(false)
  const [isOffer, setOffer] = useState(false)
  const lead = useT('lead')
  const offers = useT('price-offer')
  if (isSent) return <MessageSent onClose={onClose} />
  const price = formatMoney(plate.price, language)
  const firstMessage = toMessageText(t('contact.message', { number: plate.plateNumber, price }))
  const draftKey = (ofOffer: boolean) => `${ofOffer ? 'plate-offer' : 'plate-inquiry'}:${plate.id}`
  const choose = (toOffer: boolean) => {
    // Another form, with a message of its own, but from the same person.
    const { name, email, phone } = tabDraft<ContactAnswers>(draftKey(isOffer)).read() ?? {}
    const other = tabDraft<Partial<ContactAnswers>>(draftKey(toOffer))
    other.keep({ ...other.read(), name, email, phone })
    setOffer(toOffer)
  }
  const form = (
    <ContactForm
      key={String(isOffer)}
      draftKey={draftKey(isOffer)}
      user={user}
      firstMessage={isOffer ? '' : firstMessage}
      offer={isOffer ? { askingQAR: plate.price } : undefined}
      signIn={paths.auth(pathname + search + hash)}
      send={send}
      onSent={() => setSent(true)}
      failureTitle={t('inquiry.failed')}
      failureText={failureText}
    />
  )
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
        {plate.availability === 'AVAILABLE' && (
          <div className="mb-5">
            <ChoiceChips
              label={t('inquiry.title')}
              choices={[
                { value: 'message', label: lead.t('message') },
                { value: 'offer', label: lead.t('offer') },
              ]}
              value={isOffer ? 'offer' : 'message'}
              onChange={(value) => choose(value === 'offer')}
            />
          </div>
        )}
        {isOffer ? (
          <ActStep
            user={user}
            isAbout={({ plate: about }) => about?.id === plate.id}
            existing={offers.t('existing')}
            draftKey={draftKey(true)}
            onSent={() => setSent(true)}
            renderInside={(inside, typed, onSent) => (
              <PriceOfferForm lead={inside} askingQAR={plate.price} typed={typed.offer} onSent={onSent} />
            )}
          >
            {form}
          </ActStep>
        ) : (
          form
        )}
      </section>
    </div>
  )
}

type PlateContactLinksProps = {
  plate: PlateDetail
  /** The first text of a WhatsApp chat. */
  firstMessage: string
}

/** The seller's number to read, to call and to open in WhatsApp; where there is none, the form below is the way. */
const PlateContactLinks = ({ plate, firstMessage }: PlateContactLinksProps) => {
  const { t, language } = useT('plate')
  const listing = useT('listing')
  const { phoneNumber, whatsappNumber } = plate.seller
  const address = pageAddress(window.location.origin, paths.numberPlate(plate.slug), language)
  const missing = !phoneNumber ? 'contact.noPhone' : !whatsappNumber && 'contact.noWhatsapp'
  return (
    <div className="flex flex-col gap-3">
      {phoneNumber && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-sm text-ink-2">{t('contact.phone')}</span>
          <bdi dir="ltr" className="text-xl font-semibold tabular-nums">
            {readablePhone(phoneNumber)}
          </bdi>
        </p>
      )}
      <div className="flex gap-2.5">
        {whatsappNumber && (
          <a
            href={whatsappLink(whatsappNumber, `${firstMessage}\n${address}`)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => void countPlateContact(plate.id, 'whatsapp')}
            className={buttonClass({ wide: true })}
          >
            <MessageCircle aria-hidden className="size-4.5" />
            {listing.t('contact.whatsapp')}
          </a>
        )}
        {phoneNumber && (
          <a
            href={`tel:${phoneNumber}`}
            onClick={() => void countPlateContact(plate.id, 'call')}
            aria-label={listing.t('contact.callNumber', { number: readablePhone(phoneNumber) })}
            className={buttonClass({ variant: 'secondary', wide: true })}
          >
            <Phone aria-hidden className="size-4.5" />
            {listing.t('contact.call')}
          </a>
        )}
      </div>
      {missing && <p className="text-xs text-ink-3">{listing.t(missing)}</p>}
    </div>
  )
}

/** In the place of the form once the message is with the seller: where the conversation goes on. */
const MessageSent = ({ onClose }: { onClose: () => void }) => {
  const { t } = useT('plate')
  const lead = useT('lead')
  const common = useT()
  const title = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone with the form.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="flex flex-col items-center py-4 text-center">
      <span
        aria-hidden
        className="mb-4 grid size-14 place-items-center rounded-full bg-green-tint text-green"
      >
        <CircleCheckBig className="size-6.5 stroke-[1.5]" />
      </span>
      <h3 ref={title} tabIndex={-1} className="text-lg">
        {t('inquiry.sent')}
      </h3>
      <p className="mt-1 max-w-md text-ink-2">{t('inquiry.sentText')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={paths.dashboard('messages')} className={buttonClass()}>
          {lead.t('toMessages')}
        </Link>
        <Button variant="secondary" onClick={onClose}>
          {common.t('close')}
        </Button>
      </div>
    </div>
  )
}

/** How to pay for a special number at this price (QAR) in Qatar, and when: the law on cash, and the transfer. */
const SafetyTip = ({ price }: { price: number }) => {
  const { t, language } = useT('plate')
  const allowed = mayPayInCash(price)
  const limit = formatMoney(cashLimitQAR, language)
  const Icon = allowed ? ShieldCheck : TriangleAlert
  return (
    <section className={cx('flex gap-3 rounded-card p-4', allowed ? 'bg-sand-2/70' : 'bg-amber-tint')}>
      <Icon
        aria-hidden
        className={cx('mt-0.5 size-5 shrink-0 stroke-[1.5]', allowed ? 'text-green' : 'text-amber')}
      />
      <div className="min-w-0 text-sm text-ink-2">
        <h3 className="text-base font-medium text-ink">{t('safety.title')}</h3>
        <p className="mt-1">
          <strong className="font-medium text-ink">
            {t(allowed ? 'safety.allowed' : 'safety.forbidden')}
          </strong>{' '}
          {allowed
            ? t('safety.allowedText', { limit })
            : t('safety.forbiddenText', { limit, share: formatPercent(cashFineShare, language) })}
        </p>
        <p className="mt-1.5">{t('safety.transfer')}</p>
      </div>
    </section>
  )
}
