import { Store } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isGone } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

/** Shown when there is no such dealer, or it could not be loaded; then one more try may help. */
export const MissingDealer = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useT('storefront')
  const common = useT()
  const errorText = useErrorText()
  const isMissing = isGone(error)
  const title = t(isMissing ? 'missing.title' : 'failed.title')
  usePageMeta(title)
  return (
    <PageMessage icon={Store} title={title} role="alert">
      {isMissing && <meta name="robots" content="noindex" />}
      <p className="mt-2 max-w-md text-ink-2">{isMissing ? t('missing.text') : errorText(error)}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {!isMissing && <Button onClick={onRetry}>{common.t('retry')}</Button>}
        <Link to={paths.dealers()} className={buttonClass({ variant: isMissing ? 'primary' : 'secondary' })}>
          {t('missing.browse')}
        </Link>
      </div>
    </PageMessage>
  )
}
