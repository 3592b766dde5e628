import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { ownListingsQuery } from '#web/features/own-listings/api/list-own-listings.ts'
import { useListingTitle } from '#web/features/own-listings/use-listing-title.ts'
import { Rejection } from '#web/entities/rejection/rejection.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** Why a car was rejected and what that is about, the way to mend it for who may, and the appeal. */
export const CarRejection = ({ listing, canEdit }: { listing: OwnListing; canEdit: boolean }) => {
  const { t, language } = useT('inventory')
  const client = useQueryClient()
  const title = useListingTitle()(listing)
  const { id, reasonCodes, rejectionReason, rejectionFields: fields, appeal } = listing
  // An appeal is another version of what it is about.
  const refresh = () => void client.invalidateQueries({ queryKey })
  const { queryKey } = ownListingsQuery
  const names = new Intl.ListFormat(language).format(fields.map((field) => t(`field.${field}`)))
  return (
    <div className="rounded-control bg-red-tint px-3.5 py-3">
      <Rejection
        kind="listing"
        id={id}
        title={title}
        reasonCodes={reasonCodes}
        text={rejectionReason}
        appeal={appeal}
        onAppealed={(sent) => {
          client.setQueryData(queryKey, (listings) =>
            listings?.map((one) => (one.id === id ? { ...one, appeal: sent } : one)),
          )
          refresh()
        }}
        onStale={refresh}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {fields.length > 0 && (
            <p className="min-w-0 flex-1 basis-60 text-ink-2">
              {t('rejected.about')} {names}
            </p>
          )}
          {canEdit && (
            <Link
              to={paths.sellYourCar(id)}
              aria-label={t('rejected.mendLabel', { title })}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {t('rejected.mend')}
            </Link>
          )}
        </div>
      </Rejection>
    </div>
  )
}
