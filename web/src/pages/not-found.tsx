import { Route } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** Every address that no other page has: what may have happened, and where most people wanted to go. */
export const NotFoundPage = () => {
  const { t } = useT('not-found')
  usePageMeta(t('title'))
  return (
    <div className="page-width grid min-h-[70dvh] place-items-center py-16 text-center">
      <meta name="robots" content="noindex" />
      <div className="flex flex-col items-center">
        <Route aria-hidden className="mb-6 size-10 stroke-[1.25] text-maroon" />
        <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
        <p className="mt-3 max-w-md text-ink-2">{t('text')}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3 max-sm:w-72 max-sm:flex-col">
          <Link to={paths.cars()} className={buttonClass()}>
            {t('cars')}
          </Link>
          <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
            {t('home')}
          </Link>
          <Link to={paths.dealers()} className={buttonClass({ variant: 'secondary' })}>
            {t('dealers')}
          </Link>
        </div>
        <Link
          to={paths.contact()}
          className="mt-6 inline-flex min-h-11 items-center text-sm font-medium text-maroon underline-offset-4 hover:underline"
        >
          {t('contact')}
        </Link>
      </div>
    </div>
  )
}
