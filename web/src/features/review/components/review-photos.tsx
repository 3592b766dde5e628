import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { PhotoElsewhere } from './photo-elsewhere.tsx'
import { ReviewPhoto } from './review-photo.tsx'

/** All photos of a listing, the main one large; each opens in full in a tab of its own. */
export const ReviewPhotos = ({ listing, title }: { listing: AdminListing; title: string }) => {
  const { t } = useT('admin')
  if (listing.images.length === 0) return <p className="text-sm text-ink-2">{t('photos.none')}</p>
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {listing.images.map((photo, index) => (
        <li key={photo.id} className="first:col-span-2 first:row-span-2">
          <a
            href={photo.imageUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="block rounded-control"
          >
            <ReviewPhoto
              photo={photo}
              alt={t('photo', { number: index + 1, title })}
              width={index === 0 ? 1280 : 640}
            />
          </a>
          <PhotoElsewhere photoId={photo.id} samePhotos={listing.samePhotos} />
        </li>
      ))}
    </ul>
  )
}
