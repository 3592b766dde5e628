import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ListingName } from '#web/entities/review/listing-name.tsx'

type PhotoElsewhereProps = { photoId: string; samePhotos: AdminListing['samePhotos'] }

/** Says below a photo which listings of other sellers have it too; nothing when none has. */
export const PhotoElsewhere = ({ photoId, samePhotos }: PhotoElsewhereProps) => {
  const { t } = useT('admin')
  const others = samePhotos.filter((same) => same.photoId === photoId)
  if (others.length === 0) return null
  return (
    <div className="mt-2 rounded-control bg-amber-tint px-3.5 py-2.5 text-xs">
      <p className="text-amber">{t('photo.same')}</p>
      <ul>
        {others.map(({ listing }) => (
          <li key={listing.id} className="py-1 break-words">
            <ListingName listing={listing} underlined />
          </li>
        ))}
      </ul>
    </div>
  )
}
