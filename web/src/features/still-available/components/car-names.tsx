import type { AboutListing } from '#shared/schemas/notification.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'

type CarNamesProps = {
  /** The first few. */
  listings: readonly AboutListing[]
  /** How many there are. */
  waiting: number
}

/** The first few of many cars, and how many more there are. */
export const CarNames = ({ listings, waiting }: CarNamesProps) => {
  const { t, language } = useT('still-available')
  const more = waiting - listings.length
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {listings.map(({ id, title, titleAr, image }) => (
        <li key={id} className="flex items-center gap-3.5">
          <CarPhoto
            photo={image ?? undefined}
            alt=""
            sizes="5rem"
            className="aspect-[4/3] w-20 shrink-0 rounded-control"
          />
          <span className="min-w-0 break-words">{language === 'ar' ? titleAr : title}</span>
        </li>
      ))}
      {more > 0 && <li className="text-ink-2">{t('many.more', { count: more })}</li>}
    </ul>
  )
}
