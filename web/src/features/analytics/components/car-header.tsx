import { Link } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'

type CarHeaderProps = {
  car: OwnListing
  title: string
  /** Whole days on the market; null when it was never public. */
  days: number | null
}

/** Which car the numbers are of, and how long it has been for sale. */
export const CarHeader = ({ car, title, days }: CarHeaderProps) => {
  const { t, language } = useT('analytics')
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4">
      <CarPhoto photo={car.images[0]} alt="" sizes="7rem" className="aspect-[4/3] w-full rounded-control" />
      <div className="min-w-0">
        <h3 className="text-lg">{title}</h3>
        <p className="text-sm text-ink-2">
          {days === null || car.publishedAt === null ? (
            t('car.unpublished')
          ) : (
            <>
              {t('car.market')}: {days === 0 ? t('car.today') : t('car.days', { count: days })}{' '}
              <span className="text-ink-3">
                ({t('car.since', { date: formatDate(car.publishedAt, language) })})
              </span>
            </>
          )}
        </p>
        {car.slug && car.publishedAt && (
          <Link
            to={paths.car(car.slug)}
            className="inline-flex min-h-9 items-center text-sm underline underline-offset-4"
          >
            {t('car.page')}
          </Link>
        )}
      </div>
    </div>
  )
}
