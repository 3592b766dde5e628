import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { plateTitle } from '#shared/rules/plate.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { paths } from '#web/app/paths.ts'
import { ownListingsQuery, useListingTitle } from '#web/entities/listing/own-listings.ts'
import { ownPlatesQuery } from '#web/entities/plate/own-plates.ts'
import { Rejection } from '#web/entities/rejection/rejection.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** Why a car was rejected and which fields that is about, the way to correct it, and the appeal. */
export const CarRejection = ({ listing, canEdit }: { listing: OwnListing; canEdit: boolean }) => {
  const { t, language } = useT('inventory')
  const client = useQueryClient()
  const title = useListingTitle()(listing)
  const { id, reasonCodes, rejectionReason, rejectionFields: fields, appeal } = listing
  const { queryKey } = ownListingsQuery
  // An appeal changes the version of the listing.
  const refresh = () => void client.invalidateQueries({ queryKey })
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
              aria-label={t('rejected.correctLabel', { title })}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {t('rejected.correct')}
            </Link>
          )}
        </div>
      </Rejection>
    </div>
  )
}

/** Why a plate was rejected, what to do about it, and the appeal. */
export const PlateRejection = ({ plate }: { plate: OwnPlate }) => {
  const { t, language } = useT('own-plates')
  const client = useQueryClient()
  const { id, reasonCodes, rejectionReason, appeal } = plate
  const { queryKey } = ownPlatesQuery
  const refresh = () => void client.invalidateQueries({ queryKey })
  return (
    <div className="rounded-control bg-red-tint px-3.5 py-3">
      <Rejection
        kind="plate"
        id={id}
        title={plateTitle(plate, language)}
        reasonCodes={reasonCodes}
        text={rejectionReason}
        appeal={appeal}
        onAppealed={(sent) => {
          client.setQueryData(queryKey, (plates) =>
            plates?.map((one) => (one.id === id ? { ...one, appeal: sent } : one)),
          )
          refresh()
        }}
        onStale={refresh}
      >
        <p className="text-ink-2">{t('rejected.next')}</p>
      </Rejection>
    </div>
  )
}
