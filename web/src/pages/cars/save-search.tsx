import { lazy, Suspense, useState } from 'react'
import { BookmarkPlus } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import { useAskToSignIn } from '#web/app/use-ask-to-sign-in.ts'
import { activeFilters } from '#web/features/browse/active-filters.ts'
import type { CarNames } from '#web/features/browse/filter-words.ts'
import { addressOf } from '#web/features/browse/query-codec.ts'
import type { SearchQuery } from '#web/features/browse/search-query.ts'
import { useFilterLabel } from '#web/features/browse/use-filter-label.ts'
import { useT } from '#web/i18n/use-t.ts'
import { authToken } from '#web/stores/session.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const SaveSearchForm = lazy(async () => ({
  default: (await import('#web/entities/saved-search/save-search-form.tsx')).SaveSearchForm,
}))

/** Keeps the search that the page shows. Who is signed out signs in first and comes back to it. */
export const SaveSearch = ({ query, names }: { query: SearchQuery; names: CarNames }) => {
  const { t } = useT('saved-searches')
  const labelOf = useFilterLabel(names)
  const askToSignIn = useAskToSignIn()
  const [open, setOpen] = useState(false)

  const press = () => {
    if (authToken()) setOpen(true)
    else askToSignIn(t('signIn'))
  }
  const parts = activeFilters(query).map(labelOf)
  const suggested = parts.join(' · ') || t('everything')
  const kept = addressOf({ ...query, page: 1, limit: limits.search.page.default })
  return (
    <>
      <IconButton
        label={t('save')}
        icon={<BookmarkPlus className="size-5" />}
        aria-haspopup="dialog"
        onClick={press}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={t('save')}>
        <Suspense fallback={<div aria-busy className="min-h-56" />}>
          <SaveSearchForm
            suggestedName={suggested.slice(0, limits.savedSearchName)}
            searchParams={Object.fromEntries(new URLSearchParams(kept))}
            onSaved={() => setOpen(false)}
          />
        </Suspense>
      </Dialog>
    </>
  )
}
