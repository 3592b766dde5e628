import { useNavigate } from 'react-router-dom'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError, isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useCreateLead } from '#web/entities/lead/queries.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ContactForm } from './contact-form.tsx'
import { OfferStep } from './offer-step.tsx'

type CarContactDialogProps = {
  open: boolean
  onClose: () => void
  listing: ListingDetail
  /** The car in the language in use: year, make, model. */
  car: string
  user: CurrentUser | null
  /** A price is offered. */
  isOffer: boolean
}

/** The contact form of a car, of visitors too: a code signs them in when they send it. */
export const CarContactDialog = ({ open, onClose, ...about }: CarContactDialogProps) => {
  const { t } = useT('lead')
  return (
    <Dialog open={open} onClose={onClose} title={t(about.isOffer ? 'offer' : 'title')}>
      <CarContact {...about} onSent={onClose} />
    </Dialog>
  )
}

/** The toasts of spec 8; the form itself keeps a sentence, too. */
const useSayFailure = () => {
  const { t } = useT('lead')
  const errorText = useErrorText()
  return (error: unknown) => {
    const [title, description] = ((): [string, string] => {
      if (isUnauthorized(error)) return [t('loginRequired'), t('loggedOut')]
      if (!(error instanceof ApiError)) return [t('error'), t('failed')]
      if (error.code === 'TOO_MANY_REQUESTS') return [t('tooMany'), t('tooManyText')]
      // Those that say what raises the limit.
      if (error.status === 429) return [t('tooMany'), errorText(error)]
      // Without an answer, too: the form itself says why, and once is enough.
      const isUnexpected = error.status === 0 || error.status >= 500 || error.status === 400
      return [t('error'), isUnexpected ? t('failed') : errorText(error)]
    })()
    showToast({ title, description, tone: 'danger' })
  }
}

type CarContactProps = Omit<CarContactDialogProps, 'open' | 'onClose'> & { onSent: () => void }

const CarContact = ({ listing, car, user, isOffer, onSent }: CarContactProps) => {
  const { t, language } = useT('lead')
  const offers = useT('price-offer')
  const navigate = useNavigate()
  const sayFailure = useSayFailure()
  const { mutateAsync: send } = useCreateLead()
  const askingQAR = listing.priceQAR
  const onDone = () => {
    showToast({
      title: isOffer ? offers.t('sent') : t('sent'),
      description: isOffer ? offers.t('sentText') : t('sentText'),
      tone: 'success',
      action: { label: t('toMessages'), onPress: () => void navigate(paths.dashboard('messages')) },
    })
    onSent()
  }
  const form = (
    <ContactForm
      draftKey={isOffer ? `offer:${listing.id}` : `lead:${listing.id}`}
      user={user}
      firstMessage={isOffer ? '' : t('firstMessage', { car, price: formatMoney(listing.priceQAR, language) })}
      offer={isOffer ? { askingQAR, listingId: listing.id } : undefined}
      signIn={paths.auth(isOffer ? paths.carOffer(listing.slug) : paths.carMessage(listing.slug))}
      send={({ name, phone, email, message, offerQAR }) =>
        send({
          listingId: listing.id,
          buyerName: name,
          buyerPhone: phone,
          buyerEmail: email,
          message,
          offerQAR,
        })
      }
      onSent={onDone}
      onMissing={() => showToast({ title: t('missing'), description: t('missingText'), tone: 'danger' })}
      failureTitle={t('error')}
      onFailed={sayFailure}
    />
  )
  if (!isOffer) return form
  return (
    <OfferStep
      user={user}
      isAbout={({ listingId }) => listingId === listing.id}
      askingQAR={askingQAR}
      onSent={onDone}
    >
      {form}
    </OfferStep>
  )
}
