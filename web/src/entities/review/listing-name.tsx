import { Link } from 'react-router-dom'
import type { SamePhoto } from '#shared/schemas/same-photo.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

type ListingNameProps = { listing: SamePhoto['listing']; underlined?: boolean }

/** The title of a listing, with a link to it as long as it is public. */
export const ListingName = ({ listing, underlined = false }: ListingNameProps) => {
  const { language } = useT()
  const title = <bdi>{language === 'ar' ? listing.titleAr : listing.title}</bdi>
  if (!listing.slug) return title
  return (
    <Link
      to={paths.car(listing.slug)}
      className={cx('underline-offset-4', underlined ? 'underline' : 'hover:underline')}
    >
      {title}
    </Link>
  )
}
