import { CircleCheck, CircleCheckBig, CirclePause, CircleX, Clock, FilePen } from 'lucide-react'
import { Link } from 'react-router-dom'
import { reasonLabels } from '#shared/rules/refusal.ts'
import type { Availability } from '#shared/rules/availability.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { useRights } from '#web/entities/team/use-rights.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { useActing } from '#web/stores/acting.ts'

const statusLooks = {
  DRAFT: { icon: FilePen, colours: 'bg-sand text-ink-2' },
  PENDING: { icon: Clock, colours: 'bg-amber-tint text-amber' },
  APPROVED: { icon: CircleCheck, colours: 'bg-green-tint text-green' },
  REJECTED: { icon: CircleX, colours: 'bg-red-tint text-red' },
}

type OwnerBannerProps = {
  own: NonNullable<ListingDetail['own']>
  car: Pick<ListingDetail, 'id' | 'dealerProfileId'>
  user: CurrentUser | null
}

/** The status of the listing, for its owner, their staff or an admin: why it was rejected, and for who may the way to change it. */
export const OwnerBanner = ({
  own: { status, reasonCodes, rejectionReason },
  car: { id, dealerProfileId },
  user,
}: OwnerBannerProps) => {
  const { t, language } = useT('vehicle')
  const { canEdit } = useRights(user)
  const { acting } = useActing()
  // Staff see it whomever they act for, and edit it for the dealership alone.
  const isSeller = dealerProfileId === (acting?.dealershipId ?? (dealerProfileId && user?.id))
  const { icon: Icon, colours } = statusLooks[status]
  return (
    <section
      aria-label={t(`own.${status}`)}
      className={cx('mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card p-4 sm:px-5', colours)}
    >
      <Icon aria-hidden className="size-6 shrink-0 stroke-[1.5] self-start" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{t(`own.${status}`)}</p>
        <p className="text-sm text-ink-2">{t(`own.${status}Text`)}</p>
        {status === 'REJECTED' && reasonCodes.length > 0 && (
          <ul className="mt-2 flex flex-col gap-1.5 text-sm">
            {reasonLabels('listing', reasonCodes).map(({ code, name, advice }) => (
              <li key={code}>
                <span className="block font-medium">{name[language]}</span>
                <span className="block text-ink-2">{advice[language]}</span>
              </li>
            ))}
          </ul>
        )}
        {status === 'REJECTED' && rejectionReason && (
          <p dir="auto" className="mt-1 text-sm break-words text-ink">
            {t('own.reason', { reason: rejectionReason })}
          </p>
        )}
      </div>
      {canEdit && isSeller && (
        <Link to={paths.sellYourCar(id)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {t('own.edit')}
        </Link>
      )}
    </section>
  )
}

const availabilityLooks = {
  RESERVED: { icon: Clock, colours: 'bg-amber-tint text-amber' },
  SOLD: { icon: CircleCheckBig, colours: 'bg-sand text-ink-2' },
  PAUSED: { icon: CirclePause, colours: 'bg-sand text-ink-2' },
}

type AvailabilityBannerProps = {
  availability: Exclude<Availability, 'AVAILABLE'>
  /** The address of cars like this one. */
  similar: string
}

/** A car that is sold, reserved or paused, and a link to others like it. */
export const AvailabilityBanner = ({ availability, similar }: AvailabilityBannerProps) => {
  const { t } = useT('availability')
  const { icon: Icon, colours } = availabilityLooks[availability]
  return (
    <section
      aria-label={t(availability)}
      className={cx('mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card p-4 sm:px-5', colours)}
    >
      <Icon aria-hidden className="size-6 shrink-0 stroke-[1.5] self-start" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{t(`${availability}.title`)}</p>
        <p className="text-sm text-ink-2">{t(`${availability}.text`)}</p>
      </div>
      {availability !== 'RESERVED' && (
        <Link to={similar} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {t('similar')}
        </Link>
      )}
    </section>
  )
}
