import type { ReactNode } from 'react'
import { Smartphone } from 'lucide-react'
import { Link, Navigate } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useSavedHere } from '#web/stores/saved-here.ts'
import { useSession } from '#web/stores/session.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Notice } from '#web/ui/notice.tsx'

const pages = {
  favorites: { path: paths.favorites(), tab: 'favorites' },
  searches: { path: paths.savedSearches(), tab: 'searches' },
} as const
type Page = keyof typeof pages

/** A page of what a visitor has saved in this browser, with the way to keep it. A signed-in user is led to their own. */
export const VisitorSaves = ({ page, children }: { page: Page; children: ReactNode }) => {
  const { t } = useT('keep')
  const common = useT()
  const signedIn = useSession(({ token }) => token !== null)
  const hasSome = useSavedHere(
    ({ cars, plates, searches }) => cars.length + plates.length + searches.length > 0,
  )
  usePageMeta(t(page))
  const { path, tab } = pages[page]
  if (signedIn) return <Navigate to={paths.dashboard(tab)} replace />
  return (
    <div className="page-width py-6 lg:py-12">
      <h1 className="text-2xl lg:text-3xl">{t(page)}</h1>
      <nav aria-label={t('offer.title')} className="mt-4 mb-6 flex flex-wrap gap-2">
        {(['favorites', 'searches'] as const).map((each) => (
          <Link
            key={each}
            to={pages[each].path}
            aria-current={each === page ? 'page' : undefined}
            className={buttonClass({ variant: each === page ? 'primary' : 'secondary', size: 'sm' })}
          >
            {t(each)}
          </Link>
        ))}
      </nav>
      {hasSome && (
        <div className="mb-6">
          <Notice
            tone="sand"
            icon={Smartphone}
            heading="h2"
            title={t('offer.title')}
            actions={
              <>
                <Link to={paths.auth(path)} className={buttonClass({ size: 'sm' })}>
                  {common.t('nav.signIn')}
                </Link>
                <Link
                  to={paths.auth(path, 'signup')}
                  className={buttonClass({ size: 'sm', variant: 'secondary' })}
                >
                  {t('offer.signUp')}
                </Link>
              </>
            }
          >
            <p>{t('offer.text')}</p>
          </Notice>
        </div>
      )}
      {children}
    </div>
  )
}
