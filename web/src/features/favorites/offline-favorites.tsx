import type { ReactNode } from 'react'
import { AsOf } from '#web/app/offline/as-of.tsx'
import { isBroughtBack } from '#web/app/offline/is-brought-back.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { useFavorites } from '#web/entities/favorite/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Favorites } from './favorites.tsx'

/**
 * The saved cars and plates as this device last knew them: while there is no connection, nobody can say who they are. `otherwise`
 * where it knows nothing. It must not ask who is signed in itself: asking anew is what brings the gate around it back to waiting.
 */
export const OfflineFavorites = ({ otherwise }: { otherwise: ReactNode }) => {
  const { t } = useT('dashboard')
  const favorites = useFavorites()
  usePageMeta(`${t('tab.favorites')} · ${t('account.title')}`)
  if (!favorites.data) return otherwise
  return (
    <div className="page-width py-6 lg:py-12">
      <h1 className="text-2xl lg:text-3xl">{t('favorites.title')}</h1>
      {isBroughtBack(favorites) && <AsOf at={favorites.dataUpdatedAt} className="mt-2" />}
      <div className="mt-6">
        <Favorites />
      </div>
    </div>
  )
}
