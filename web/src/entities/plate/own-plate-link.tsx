import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** In the place of the ways to a seller who is the reader: where to change the plate. */
export const OwnPlateLink = () => {
  const { t } = useT('plate')
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-2">{t('own')}</p>
      <Link
        to={paths.sellerDashboard('my-listings', { view: 'plates' })}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('status.manage')}
      </Link>
    </div>
  )
}
