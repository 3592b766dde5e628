import type { ReactNode } from 'react'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { plateTitle } from '#shared/rules/plate.ts'
import { isAboutNumber } from '#shared/rules/refusal.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { paths } from '#web/app/paths.ts'
import { ownListingsQuery, useListingTitle } from '#web/entities/listing/own-listings.ts'
import { ownPlatesQuery } from '#web/entities/plate/own-plates.ts'
import { Rejection } from '#web/entities/rejection/rejection.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

type OfferRejectionProps = {
  kind: 'listing' | 'plate'
  offer: OwnListing | OwnPlate
  /** Of the list that the offer is in. */
  queryKey: QueryKey
  title: string
  children: ReactNode
}

const OfferRejection = ({ kind, offer, queryKey, title, children }: OfferRejectionProps) => {
  const client = useQueryClient()
  const { id, reasonCodes, rejectionReason, appeal } = offer
  // An appeal changes the version of the offer.
  const refresh = () => void client.invalidateQueries({ queryKey })
  return (
    <div className="rounded-control bg-red-tint px-3.5 py-3">
      <Rejection
        kind={kind}
        id={id}
        title={title}
        reasonCodes={reasonCodes}
        text={rejectionReason}
        appeal={appeal}
        onAppealed={(sent) => {
          client.setQueryData<OfferRejectionProps['offer'][]>(queryKey, (offers) =>
            offers?.map((one) => (one.id === id ? { ...one, appeal: sent } : one)),
          )
          refresh()
        }}
        onStale={refresh}
      >
        {children}
      </Rejection>
    </div>
  )
}

/** Why a car was rejected and which fields that is about, the way to correct it, and the appeal. */
export const CarRejection = ({ listing, canEdit }: { listing: OwnListing; canEdit: boolean }) => {
  const { t, language } = useT('inventory')
  const title = useListingTitle()(listing)
  const { id, rejectionFields: fields } = listing
  const names = new Intl.ListFormat(language).format(fields.map((field) => t(`field.${field}`)))
  return (
    <OfferRejection kind="listing" offer={listing} queryKey={ownListingsQuery.queryKey} title={title}>
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
    </OfferRejection>
  )
}

/** Why a plate was rejected, what to do about it, and the appeal. */
export const PlateRejection = ({ plate }: { plate: OwnPlate }) => {
  const { t, language } = useT('own-plates')
  const title = plateTitle(plate, language)
  return (
    <OfferRejection kind="plate" offer={plate} queryKey={ownPlatesQuery.queryKey} title={title}>
      {!isAboutNumber(plate.reasonCodes) && <p className="text-ink-2">{t('rejected.next')}</p>}
    </OfferRejection>
  )
}
