import { usePageMeta } from '#web/app/page-meta.ts'
import type { CarNames } from '#web/entities/catalogue/queries.ts'
import type { SearchQuery } from '#web/features/browse/search-query.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { useLasting } from '#web/ui/use-lasting.ts'

/** `Toyota Land Cruiser` when the search is about one make and at most one model, else nothing. */
const nameOf = ({ make, model }: SearchQuery, { makeName, modelName }: CarNames) => {
  if (make.length !== 1 || model.length > 1) return undefined
  return [make.map(makeName), model.map(modelName)].flat().join(' ')
}

type CarsHeadingProps = {
  query: SearchQuery
  names: CarNames
  /** Absent while it is not known. */
  total: number | undefined
  /** It is of an older answer. */
  outdated: boolean
  /** Told elsewhere, as an alert. */
  failed: boolean
}

/** What the page shows and how many there are. The count is said politely, once for every new answer. */
export const CarsHeading = ({ query, names, total, outdated, failed }: CarsHeadingProps) => {
  const { t } = useT('search')
  const slow = useLasting(outdated, 300)
  const name = nameOf(query, names)
  const { dealerOnly } = query
  const general = t(dealerOnly ? 'titleDealers' : 'title')
  const title = name ? t(dealerOnly ? 'titleDealersOf' : 'titleOf', { name }) : general
  usePageMeta(title, t(dealerOnly ? 'descriptionDealers' : 'description'))
  return (
    <header className="mb-6">
      <h1 className="text-3xl">{title}</h1>
      <p
        role="status"
        aria-busy={outdated}
        className={cx(
          'mt-1 min-h-7 text-ink-2 tabular-nums transition-opacity',
          outdated && !slow && 'opacity-50',
        )}
      >
        {total === undefined || slow
          ? !failed && t('counting')
          : t(dealerOnly ? 'countDealers' : 'count', { count: total })}
      </p>
    </header>
  )
}
