import { Suspense } from 'react'
import { CarFront, FilePen } from 'lucide-react'
import { Link } from 'react-router-dom'
import { hasCode, isGone } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { useIsOffline } from '#web/ui/use-is-offline.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { useRights } from '#web/entities/team/use-rights.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { titleOf } from './labels.ts'

const KeptCar = lazyPart(
  async () => (await import('./kept-car.tsx')).KeptCar,
  ['device'],
  ({ otherwise }) => otherwise,
)

type MissingCarProps = { error: Error; onRetry: () => unknown }

const NoCar = ({ error, onRetry }: MissingCarProps) => {
  const { t } = useT('listing')
  const common = useT()
  const errorText = useErrorText()
  const isMissing = isGone(error)
  // One title for what is gone and what failed to load (spec 2), but a car is not gone because the visitor's connection is.
  const title = t(useIsOffline() ? 'failed.title' : 'missing.title')
  usePageMeta(title)
  return (
    <PageMessage icon={CarFront} title={title} role="alert">
      {isMissing && <meta name="robots" content="noindex" />}
      <p className="mt-2 max-w-md text-ink-2">{isMissing ? t('missing.text') : errorText(error)}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {!isMissing && <Button onClick={() => void onRetry()}>{common.t('retry')}</Button>}
        <Link to={paths.cars()} className={buttonClass({ variant: isMissing ? 'primary' : 'secondary' })}>
          {t('missing.browse')}
        </Link>
      </div>
    </PageMessage>
  )
}

/** Shown when there is no such car, or it could not be loaded (spec 2: one screen for both); without a connection, its cached data. */
export const MissingCar = ({ error, onRetry }: MissingCarProps) => {
  const none = <NoCar error={error} onRetry={onRetry} />
  if (!hasCode(error, 'OFFLINE')) return none
  return (
    <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
      <KeptCar otherwise={none} />
    </Suspense>
  )
}

/** A draft that lacks what this page would show: who may edit it is sent on to the wizard. */
export const UnfinishedCar = ({ listing }: { listing: OwnListing }) => {
  const { t, language } = useT('vehicle')
  const { canEdit } = useRights(useCurrentUser().user)
  usePageMeta(t('own.unfinished'))
  return (
    <PageMessage icon={FilePen} title={t('own.unfinished')}>
      <p className="mt-3 font-medium">{titleOf(listing, language)}</p>
      <p className="mt-1 max-w-md text-ink-2">{t('own.unfinishedText')}</p>
      {canEdit && (
        <Link to={paths.sellYourCar(listing.id, 'review')} className={`${buttonClass()} mt-8`}>
          {t('own.continue')}
        </Link>
      )}
    </PageMessage>
  )
}
