import type { ReactNode } from 'react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { factsOf, featureName } from '../facts.ts'
import { OwnerLine } from './owner-line.tsx'
import { PhotoElsewhere } from './photo-elsewhere.tsx'
import { ReviewDocument } from './review-document.tsx'
import { ReviewPhoto } from './review-photo.tsx'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-3 text-base">{title}</h3>
    {children}
  </section>
)

const Facts = ({ listing }: { listing: AdminListing }) => {
  const { t, language } = useT('admin')
  const common = useT()
  const yesNo = (value: boolean | undefined) =>
    value === undefined ? undefined : common.t(value ? 'yes' : 'no')
  const facts = Object.entries(factsOf(listing, language, yesNo)) as [
    keyof ReturnType<typeof factsOf>,
    string | undefined,
  ][]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
      <div className="col-span-full">
        <dt className="text-xs text-ink-3">{t('fact.seller')}</dt>
        <dd>
          <OwnerLine owner={listing.owner} />
        </dd>
      </div>
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-ink-3">{t(`fact.${name}`)}</dt>
          <dd className="break-words">
            {value ? <bdi>{value}</bdi> : <span className="text-ink-3">{t('fact.missing')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Everything a reviewer must have seen. The documents are asked for private sellers only: a dealer proved itself once. */
export const ReviewDetails = ({ listing, title }: { listing: AdminListing; title: string }) => {
  const { t, language } = useT('admin')
  const { registrationCard, idCard } = listing.verificationDocuments
  return (
    <div className="flex flex-col gap-7">
      {listing.rejectionReason && (
        <p className="rounded-control bg-red-tint px-3.5 py-2.5 text-sm">
          <span className="font-medium text-red">{t('row.reason')}</span> <bdi>{listing.rejectionReason}</bdi>
        </p>
      )}
      <Part title={t('photos')}>
        {listing.images.length === 0 && <p className="text-sm text-ink-2">{t('photos.none')}</p>}
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {listing.images.map((photo, index) => (
            <li key={photo.id}>
              <a
                href={photo.imageUrl}
                target="_blank"
                rel="noopener noreferrer"
                className="block rounded-control"
              >
                <ReviewPhoto photo={photo} alt={t('photo', { number: index + 1, title })} />
              </a>
              <PhotoElsewhere photoId={photo.id} samePhotos={listing.samePhotos} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('details')}>
        <Facts listing={listing} />
      </Part>
      {listing.features && listing.features.length > 0 && (
        <Part title={t('features')}>
          <ul className="flex flex-wrap gap-2">
            {listing.features.map((feature) => (
              <li key={feature}>
                <Badge>
                  <bdi>{featureName(feature, language)}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('description.title')}>
        {listing.description ? (
          <p dir="auto" className="text-sm break-words whitespace-pre-line text-ink-2">
            {listing.description}
          </p>
        ) : (
          <p className="text-sm text-ink-2">{t('description.none')}</p>
        )}
      </Part>
      {listing.dealerProfileId === null && (
        <Part title={t('documents')}>
          <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
            <ReviewDocument label={t('document.registrationCard')} name={registrationCard} />
            <ReviewDocument label={t('document.idCard')} name={idCard} />
          </div>
          <p className="mt-2 text-xs text-ink-3">{t('document.recorded')}</p>
        </Part>
      )}
    </div>
  )
}
