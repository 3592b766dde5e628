import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'

/** The wordmark with its serrated field, as on Qatar's flag; it leads home. */
export const Brand = () => {
  const { t } = useT()
  return (
    <Link
      to={paths.home()}
      className="inline-flex h-11 items-center gap-2.5 text-xl font-semibold text-maroon"
    >
      <svg viewBox="0 0 24 24" aria-hidden className="size-6.5">
        <rect width="24" height="24" rx="6" className="fill-brand" />
        <path
          d="M6 0h3l3 2.4-3 2.4 3 2.4-3 2.4 3 2.4-3 2.4 3 2.4-3 2.4 3 2.4L9 24H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z"
          className="fill-pennant"
        />
      </svg>
      <span className="tracking-tight">{t('brand')}</span>
    </Link>
  )
}
