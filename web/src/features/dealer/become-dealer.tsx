import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** An invitation for professional sellers. A dealership is led to its own dashboard; an admin does not sell. */
export const BecomeDealer = () => {
  const { t } = useT('directory')
  const { isDealershipSeller, isPlatformAdmin } = useCurrentUser()
  if (isPlatformAdmin) return null
  return (
    <section className="page-width">
      <div className="serrated flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-e-panel bg-band px-8 py-12 text-white sm:ps-16 lg:pe-16">
        <div className="max-w-xl">
          <h2 className="text-2xl lg:text-3xl">{t('become.title')}</h2>
          <p className="mt-3 text-white/85">{t('become.text')}</p>
        </div>
        <Link
          to={isDealershipSeller ? paths.sellerDashboard() : paths.sell()}
          className={buttonClass({ variant: 'inverse', size: 'lg' })}
        >
          {t(isDealershipSeller ? 'become.dashboard' : 'become.action')}
        </Link>
      </div>
    </section>
  )
}
