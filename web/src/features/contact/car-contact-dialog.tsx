import { Link, useNavigate } from 'react-router-dom'
import type { LeadView } from '#shared/schemas/lead.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError, isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { type ContactAct, paths } from '#web/app/paths.ts'
import { PriceOfferForm } from '#web/entities/lead/price-offer-form.tsx'
import { useCreateLead } from '#web/entities/lead/queries.ts'
import { ViewingForm } from '#web/entities/lead/viewing-form.tsx'
import { useViewingHours } from '#web/entities/lead/viewing-times.tsx'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ContactForm } from './contact-form.tsx'
import { ActStep } from './act-step.tsx'

const titles = { message: 'title', offer: 'offer', viewing: 'viewing' } as const
const drafts = { message: 'lead', offer: 'offer', viewing: 'viewing-of' } as const

type CarContactDialogProps = {
  open: boolean
  onClose: () => void
  listing: ListingDetail
  /** The car in the language in use: year, make, model. */
  car: string
  user: CurrentUser | null
  act: ContactAct
}

/** The contact form of a car, of visitors too: a code signs them in when they send it. */
export const CarContactDialog = ({ open, onClose, ...about }: CarContactDialogProps) => {
  const { t } = useT('lead')
  return (
    <Dialog open={open} onClose={onClose} title={t(titles[about.act])}>
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
      // These errors say what raises the limit.
      if (error.status === 429) return [t('tooMany'), errorText(error)]
      // Without an answer, too: the form itself says why, and once is enough.
      const isUnexpected = error.status === 0 || error.status >= 500 || error.status === 400
      return [t('error'), isUnexpected ? t('failed') : errorText(error)]
    })()
    showToast({ title, description, tone: 'danger' })
  }
}

type CarContactProps = Omit<CarContactDialogProps, 'open' | 'onClose'> & { onSent: () => void }

const CarContact = ({ listing, car, user, act, onSent }: CarContactProps) => {
  const { t, language } = useT('lead')
  const offers = useT('price-offer')
  const viewings = useT('viewing')
  const navigate = useNavigate()
  const sayFailure = useSayFailure()
  const { mutateAsync: send } = useCreateLead()
  const dealerSlug = act === 'viewing' ? (listing.dealerProfile?.slug ?? null) : null
  const hours = useViewingHours(dealerSlug)
  const askingQAR = listing.priceQAR
  const onDone = () => {
    const [title, description] = {
      message: [t('sent'), t('sentText')],
      offer: [offers.t('sent'), offers.t('sentText')],
      viewing: [viewings.t('sent'), viewings.t('sentText')],
    }[act]
    showToast({
      title: title ?? '',
      description,
      tone: 'success',
      action: { label: t('toMessages'), onPress: () => void navigate(paths.dashboard('messages')) },
    })
    onSent()
  }
  if (hours === undefined) return <Skeleton className="h-72 w-full" />
  const draftKey = `${drafts[act]}:${listing.id}`
  const form = (
    <ContactForm
      draftKey={draftKey}
      user={user}
      firstMessage={
        act === 'message' ? t('firstMessage', { car, price: formatMoney(askingQAR, language) }) : ''
      }
      offer={act === 'offer' ? { askingQAR, listingId: listing.id } : undefined}
      viewing={act === 'viewing' ? { hours } : undefined}
      signIn={paths.auth(paths.carAct(listing.slug, act))}
      send={({ name, phone, email, message, offerQAR, times }) =>
        send({
          listingId: listing.id,
          buyerName: name,
          buyerPhone: phone,
          buyerEmail: email,
          message,
          offerQAR,
          viewing: times && { times, note: '' },
        })
      }
      onSent={onDone}
      onMissing={() => showToast({ title: t('missing'), description: t('missingText'), tone: 'danger' })}
      failureTitle={t('error')}
      onFailed={sayFailure}
    />
  )
  if (act === 'message') return form
  return (
    <ActStep
      user={user}
      isAbout={({ listingId }) => listingId === listing.id}
      existing={act === 'offer' ? offers.t('existing') : viewings.t('existing')}
      draftKey={draftKey}
      onSent={onDone}
      renderInside={(lead, typed, onSentInside) => {
        if (act === 'offer')
          return (
            <PriceOfferForm lead={lead} askingQAR={askingQAR} typed={typed.offer} onSent={onSentInside} />
          )
        return lead.viewing?.state === 'ACCEPTED' ? (
          <AgreedAlready lead={lead} />
        ) : (
          <ViewingForm lead={lead} typed={typed.times} onSent={onSentInside} />
        )
      }}
    >
      {form}
    </ActStep>
  )
}

/** Another viewing is agreed on only once this one is cancelled, in the conversation. */
const AgreedAlready = ({ lead }: { lead: LeadView }) => {
  const { t, language } = useT('viewing')
  const contact = useT('lead')
  return (
    <>
      <p className="font-medium">
        {t('mark.ACCEPTED', {
          time: formatDate(lead.viewing?.time ?? '', language, { weekday: true, time: true }),
        })}
      </p>
      <p className="text-sm text-ink-2">{t('agreedAlready')}</p>
      <Link to={paths.dashboard('messages', { lead: lead.id })} className={buttonClass()}>
        {contact.t('toMessages')}
      </Link>
    </>
  )
}
