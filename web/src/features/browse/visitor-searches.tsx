import { BookmarkPlus, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { dropHere, searchId, useSavedHere, type SearchHere } from '#web/stores/saved-here.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { focusMain } from '#web/ui/focus-main.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useSearchParts } from './search-parts.ts'

/** The searches that a visitor has saved in this browser. */
export const VisitorSearches = () => {
  const { t } = useT('keep')
  const { searches } = useSavedHere()
  if (searches.length === 0)
    return (
      <EmptyState
        icon={<BookmarkPlus />}
        title={t('searches.empty')}
        actions={
          <Link to={paths.cars()} className={buttonClass()}>
            {t('empty.cars')}
          </Link>
        }
      >
        {t('searches.emptyText')}
      </EmptyState>
    )
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {searches.map((search) => (
        <SearchRow key={searchId(search)} search={search} />
      ))}
    </ul>
  )
}

const SearchRow = ({ search }: { search: SearchHere }) => {
  const { t } = useT('keep')
  const { name } = search
  const { parts, to } = useSearchParts()(search)
  const remove = () => {
    dropHere('search', searchId(search))
    focusMain()
  }
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg break-words">
          <bdi>{name}</bdi>
        </h2>
        <IconButton
          label={t('search.delete', { name })}
          icon={<Trash2 className="size-4.5" />}
          onClick={remove}
          className="-me-2 -mt-2 hover:text-red"
        />
      </div>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {parts.map((part) => (
          <li key={part}>
            <Badge>
              <bdi>{part}</bdi>
            </Badge>
          </li>
        ))}
      </ul>
      <Link to={to} className={`${buttonClass({ variant: 'secondary', size: 'sm' })} self-end`}>
        {t(search.kind === 'plates' ? 'search.showPlates' : 'search.show')}
      </Link>
    </li>
  )
}
