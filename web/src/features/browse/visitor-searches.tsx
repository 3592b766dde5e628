import { BookmarkPlus, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useCarNames } from '#web/entities/catalogue/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { dropHere, searchId, useSavedHere, type SearchHere } from '#web/stores/saved-here.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { focusMain } from '#web/ui/focus-main.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { carSearch, chipLabel, useCarTexts } from './car-filters.ts'

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
  const texts = useCarTexts(useCarNames())
  const { name, searchParams } = search
  const query = carSearch.parse(new URLSearchParams(searchParams))
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
        {carSearch.active(query).map((filter) => {
          const part = chipLabel(filter, texts)
          return (
            <li key={part}>
              <Badge>
                <bdi>{part}</bdi>
              </Badge>
            </li>
          )
        })}
      </ul>
      <Link
        to={paths.cars(searchParams)}
        className={`${buttonClass({ variant: 'secondary', size: 'sm' })} self-end`}
      >
        {t('search.show')}
      </Link>
    </li>
  )
}
