import { Link } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { useListingTitle } from '../use-listing-title.ts'

/** Why a listing was rejected, what it is about, and the way to mend it. */
export const RejectionNote = ({ listing }: { listing: OwnListing }) => {
  const { t, language } = useT('inventory')
  const title = useListingTitle()(listing)
  const { rejectionReason: reason, rejectionFields: fields } = listing
  const namesOf = (names: string[]) => new Intl.ListFormat(language).format(names)
  if (!reason && fields.length === 0) return null
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-red-tint px-3.5 py-2.5 text-sm">
      <div className="min-w-0 flex-1">
        {reason && (
          <p className="break-words">
            <span className="font-medium text-red">{t('rejected.reason')}</span> <bdi>{reason}</bdi>
          </p>
        )}
        {fields.length > 0 && (
          <p className="text-ink-2">
            {t('rejected.about')} {namesOf(fields.map((field) => t(`field.${field}`)))}
          </p>
        )}
      </div>
      <Link
        to={paths.sellYourCar(listing.id)}
        aria-label={t('rejected.mendLabel', { title })}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        {t('rejected.mend')}
      </Link>
    </div>
  )
}
