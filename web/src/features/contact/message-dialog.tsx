import { LogIn } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LeadForm } from './lead-form.tsx'

type MessageDialogProps = {
  open: boolean
  onClose: () => void
  listing: ListingDetail
  /** The car in the language in use: year, make, model. */
  car: string
  user: CurrentUser | null
}

const SignInFirst = ({ listing, onClose }: Pick<MessageDialogProps, 'listing' | 'onClose'>) => {
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
        <Link to={paths.auth(paths.carMessage(listing.slug))} className={buttonClass()}>
          {common.t('nav.signIn')}
        </Link>
        <Button variant="secondary" onClick={onClose}>
          {common.t('cancel')}
        </Button>
      </div>
    </div>
  )
}

/** The contact form of a car; who is signed out is asked to sign in first and comes back to it. */
export const MessageDialog = ({ open, onClose, listing, car, user }: MessageDialogProps) => {
  const { t, language } = useT('lead')
  const firstMessage = t('firstMessage', { car, price: formatMoney(listing.priceQAR, language) })
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      {user ? (
        <LeadForm listing={listing} user={user} firstMessage={firstMessage} onSent={onClose} />
      ) : (
        <SignInFirst listing={listing} onClose={onClose} />
      )}
    </Dialog>
  )
}
