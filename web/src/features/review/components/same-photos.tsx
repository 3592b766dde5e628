import { Link, type To } from 'react-router-dom'
import { photoUrl } from '#shared/schemas/photo.ts'
import type { SamePhoto } from '#shared/schemas/same-photo.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ListingName } from './listing-name.tsx'

type SamePhotosProps = {
  samePhotos: readonly SamePhoto[]
  title: string
  reviewOf: (listingId: string) => To
}

/** The photos of a reported listing that others have too, each with the other listing. */
export const SamePhotos = ({ samePhotos, title, reviewOf }: SamePhotosProps) => {
  const { t, language } = useT('reports')
  return (
    <>
      <ul className="flex flex-col gap-3">
        {samePhotos.map(({ photoId, listing }) => (
          <li key={`${photoId} ${listing.id}`} className="flex items-center gap-3">
            <a
              href={photoUrl(photoId)}
              target="_blank"
              rel="noopener noreferrer"
              className="shrink-0 rounded-control"
            >
              <img
                src={`${photoUrl(photoId)}?w=320`}
                alt={t('photoOf', { title })}
                loading="lazy"
                className="aspect-[4/3] w-24 rounded-control bg-sand object-cover"
              />
            </a>
            <span className="min-w-0 font-medium break-words">
              <span className="block text-xs font-normal text-ink-3">{t('alsoIn')}</span>
              <ListingName listing={listing} underlined />
              <Link
                to={reviewOf(listing.id)}
                aria-label={t('review.label', { title: language === 'ar' ? listing.titleAr : listing.title })}
                className="flex min-h-8 w-fit items-center text-sm font-normal text-ink-2 underline underline-offset-4 hover:text-ink"
              >
                {t('review')}
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">{t('samePhoto')}</p>
    </>
  )
}
