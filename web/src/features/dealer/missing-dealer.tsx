import { Store } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'

/** Shown when there is no such dealer, or it could not be loaded; then one more try may help. */
export const MissingDealer = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useT('storefront')
  const common = useT()
  const errorText = useErrorText()
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  const title = t(isGone ? 'missing.title' : 'failed.title')
  usePageMeta(title)
  return (
    <div role="alert" className="page-width flex flex-col items-center py-24 text-center">
      {isGone && <meta name="robots" content="noindex" />}
      <span aria-hidden className="mb-5 grid size-14 place-items-center rounded-full bg-sand text-ink-2">
        <Store className="size-6.5 stroke-[1.5]" />
      </span>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 max-w-md text-ink-2">{isGone ? t('missing.text') : errorText(error)}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {!isGone && <Button onClick={onRetry}>{common.t('retry')}</Button>}
        <Link to={paths.dealers()} className={buttonClass({ variant: isGone ? 'primary' : 'secondary' })}>
          {t('missing.browse')}
        </Link>
      </div>
    </div>
  )
}
