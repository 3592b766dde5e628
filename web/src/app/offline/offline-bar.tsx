import { useEffect, useState } from 'react'
import { CloudOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useRecentlyViewed } from '#web/stores/recently-viewed.ts'
import { useSavedHere } from '#web/stores/saved-here.ts'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { useIsOffline } from '#web/ui/use-is-offline.ts'

const link = 'inline-flex min-h-9 items-center font-medium underline underline-offset-4 hover:text-ink'

const isPastBar = () => window.scrollY > 0

/** The bar above every page while there is no network: says what can still be read. A toast says it to a person who has scrolled past the bar. */
export const OfflineBar = () => {
  const { t } = useT('device')
  const isOffline = useIsOffline()
  const [shown, setShown] = useState({ isOffline, hasToast: false })
  if (shown.isOffline !== isOffline) setShown({ isOffline, hasToast: isOffline && isPastBar() })
  useEffect(() => {
    const lost = () => isPastBar() && showToast({ title: t('offline.title'), description: t('offline.text') })
    const found = () => showToast({ title: t('online.title'), tone: 'success' })
    window.addEventListener('offline', lost)
    window.addEventListener('online', found)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', found)
    }
  }, [t])
  return (
    // It is there before it has something to say: a screen reader then says it, unless the toast does.
    <div role="status" aria-live={shown.hasToast ? 'off' : undefined}>
      {isOffline && <OfflineNotice />}
    </div>
  )
}

const OfflineNotice = () => {
  const { t } = useT('device')
  const signedIn = useSession(({ token }) => token !== null)
  const hasSaved = useSavedHere(({ cars }) => cars.length > 0)
  const hasSeen = useRecentlyViewed(({ ids }) => ids.length > 0)
  return (
    <section aria-label={t('offline.title')} className="border-b border-line bg-sand">
      <div className="page-width flex flex-wrap items-center gap-x-4 py-2 text-sm text-ink-2">
        <p className="flex min-h-9 items-start gap-2 py-1.5">
          <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('offline.title')} {t('offline.text')}
        </p>
        {(signedIn || hasSaved) && (
          <Link to={signedIn ? paths.dashboard('favorites') : paths.favorites()} className={link}>
            {t('offline.favorites')}
          </Link>
        )}
        {hasSeen && (
          <Link to={paths.home()} className={link}>
            {t('offline.recent')}
          </Link>
        )}
      </div>
    </section>
  )
}
