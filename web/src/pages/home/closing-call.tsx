import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** The last word: look for a car, or sell one. */
export const ClosingCall = () => {
  const { t } = useT('further')
  const { isDealershipSeller, isPlatformAdmin } = useCurrentUser()
  return (
    <section className="page-width">
      <div className="serrated flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-e-panel bg-band ps-9 pe-6 py-10 text-white sm:ps-16 lg:py-16 lg:pe-16">
        <div className="max-w-xl">
          <h2 className="text-2xl lg:text-4xl">{t('closing.title')}</h2>
          <p className="mt-3 text-white/85">{t('closing.text')}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          <Link to={paths.cars()} className={buttonClass({ variant: 'inverse', size: 'lg' })}>
            {t('closing.browse')}
          </Link>
          {!isDealershipSeller && !isPlatformAdmin && (
            <Link to={paths.sell()} className={buttonClass({ variant: 'inverse-ghost', size: 'lg' })}>
              {t('closing.sell')}
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}
