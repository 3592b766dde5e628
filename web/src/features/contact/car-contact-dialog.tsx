import { LogIn } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError, isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useCreateLead } from '#web/entities/lead/queries.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ContactForm } from './contact-form.tsx'

type CarContactDialogProps = {
  open: boolean
  onClose: () => void
  listing: ListingDetail
  /** The car in the language in use: year, make, model. */
  car: string
  user: CurrentUser | null
}

/** The contact form of a car; a visitor is asked to sign in first (spec 6) and comes back to it. */
export const CarContactDialog = ({ open, onClose, ...about }: CarContactDialogProps) => {
  const { t } = useT('lead')
  const { user } = about
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      {user ? (
        <CarContact {...about} user={user} onSent={onClose} />
      ) : (
        <SignInFirst signIn={paths.auth(paths.carMessage(about.listing.slug))} onClose={onClose} />
      )}
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

type CarContactProps = Omit<CarContactDialogProps, 'open' | 'onClose' | 'user'> & {
  user: CurrentUser
  onSent: () => void
}

const CarContact = ({ listing, car, user, onSent }: CarContactProps) => {
  const { t, language } = useT('lead')
  const navigate = useNavigate()
  const sayFailure = useSayFailure()
  const { mutateAsync: send } = useCreateLead()
  return (
    <ContactForm
      draftKey={`lead:${listing.id}`}
      user={user}
      firstMessage={t('firstMessage', { car, price: formatMoney(listing.priceQAR, language) })}
      signIn={paths.auth(paths.carMessage(listing.slug))}
      send={({ name, phone, email, message }) =>
        send({ listingId: listing.id, buyerName: name, buyerPhone: phone, buyerEmail: email, message })
      }
      onSent={() => {
        showToast({
          title: t('sent'),
          description: t('sentText'),
          tone: 'success',
          action: { label: t('toMessages'), onPress: () => void navigate(paths.dashboard('messages')) },
        })
        onSent()
      }}
      onMissing={() => showToast({ title: t('missing'), description: t('missingText'), tone: 'danger' })}
      failureTitle={t('error')}
      onFailed={sayFailure}
    />
  )
}

const SignInFirst = ({ signIn, onClose }: { signIn: string; onClose: () => void }) => {
  const { t } = useT('lead')
  const common = useT()
  return (
    <div className="flex flex-col items-center py-4 text-center">
      <span aria-hidden className="mb-4 grid size-14 place-items-center rounded-full bg-sand text-ink-2">
        <LogIn className="mirrored size-6.5 stroke-[1.5]" />
      </span>
      <p className="text-lg font-medium">{t('loginRequired')}</p>
      <p className="mt-1 max-w-md text-ink-2">{t('signInText')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={signIn} className={buttonClass()}>
          {common.t('nav.signIn')}
        </Link>
        <Button variant="secondary" onClick={onClose}>
          {common.t('cancel')}
        </Button>
      </div>
    </div>
  )
}
