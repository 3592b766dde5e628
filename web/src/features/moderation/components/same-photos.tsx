import { photoUrl } from '#shared/schemas/photo.ts'
import type { SamePhoto } from '#shared/schemas/same-photo.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ListingName } from './listing-name.tsx'

type SamePhotosProps = { samePhotos: readonly SamePhoto[]; title: string }

/** The photos of a reported listing that others have too, each with the other listing. */
export const SamePhotos = ({ samePhotos, title }: SamePhotosProps) => {
  const { t } = useT('reports')
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
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">{t('samePhoto')}</p>
    </>
  )
}
