import { CalendarDays, Eye, EyeOff, MapPin, Star } from 'lucide-react'
import { cityLabels, type CityName } from '#shared/reference/cities.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { statusTones } from '#web/entities/listing/status-tones.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'

/** The status of a listing, whether it is featured, and whether anybody can see it. */
export const StatusBadges = ({ listing }: { listing: AdminListing }) => {
  const { t, language } = useT('admin-listings')
  return (
    <span className="flex flex-wrap gap-1.5 max-sm:pe-8">
      <Badge tone={statusTones[listing.status]}>{t(`status.${listing.status}`)}</Badge>
      {listing.isFeatured && (
        <Badge tone="maroon" icon={<Star aria-hidden />}>
          {listing.featuredUntil
            ? t('featuredUntil', { date: formatDate(listing.featuredUntil, language) })
            : t('featured')}
        </Badge>
      )}
      {listing.isHidden && <Badge icon={<EyeOff aria-hidden />}>{t('hidden')}</Badge>}
    </span>
  )
}

/** Where it is, since when it is public or kept as a draft, and how often it was viewed. */
export const ListingFactsLine = ({
  listing: { city, createdAt, viewCount, publishedAt },
}: {
  listing: AdminListing
}) => {
  const { t, language } = useT('admin-listings')
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-3 [&_svg]:size-3.5 [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
      {city && (
        <li>
          <MapPin aria-hidden />
          <bdi>{cityLabels[city as CityName]?.[language] ?? city}</bdi>
        </li>
      )}
      <li>
        <CalendarDays aria-hidden />
        {publishedAt
          ? t('listed', { date: formatDate(publishedAt, language) })
          : t('created', { date: formatDate(createdAt, language) })}
      </li>
      <li>
        <Eye aria-hidden />
        {t('views', { count: viewCount })}
      </li>
    </ul>
  )
}
