import { Suspense } from 'react'
import { CarFront } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

const KeptCar = lazyPage(async () => (await import('./kept-car.tsx')).KeptCar, ['device'])

const NoCar = ({ error }: { error: Error }) => {
  const { t } = useT('listing')
  const errorText = useErrorText()
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  usePageMeta(t('missing.title'))
  return (
    <div role="alert" className="page-width flex flex-col items-center py-24 text-center">
      {isGone && <meta name="robots" content="noindex" />}
      <span aria-hidden className="mb-5 grid size-14 place-items-center rounded-full bg-sand text-ink-2">
        <CarFront className="size-6.5 stroke-[1.5]" />
      </span>
      <h1 className="text-3xl">{t('missing.title')}</h1>
      <p className="mt-2 max-w-md text-ink-2">{isGone ? t('missing.text') : errorText(error)}</p>
      <Link to={paths.cars()} className={`${buttonClass()} mt-8`}>
        {t('missing.browse')}
      </Link>
    </div>
  )
}

/** There is no such car, or it could not be had (spec 2: one screen for both); without a connection, what was kept of it. */
export const MissingCar = ({ error }: { error: Error }) => {
  const none = <NoCar error={error} />
  if (!(error instanceof ApiError) || error.code !== 'OFFLINE') return none
  return (
    <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
      <KeptCar otherwise={none} />
    </Suspense>
  )
}
