import { useState } from 'react'
import { Check, X } from 'lucide-react'
import type { ConsentView } from '#shared/schemas/preferences.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useSavedSearches } from '#web/entities/saved-search/queries.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusFirstNew } from '#web/ui/use-focus-first-new.ts'
import { useConsents } from './queries.ts'

const atFirst = 6

const ConsentSkeleton = () => (
  <div aria-busy className="flex flex-col divide-y divide-line">
    {Array.from({ length: 3 }, (_, index) => (
      <div key={index} className="flex items-center justify-between gap-4 py-3">
        <Skeleton className="h-10 w-48" />
        <Skeleton className="h-6 w-20" />
      </div>
    ))}
  </div>
)

/** The consent history, newest first; its older part on request. */
export const ConsentList = () => {
  const { t } = useT('profile')
  const { data: consents, error, refetch } = useConsents()
  // Only for the names of searches: without an answer the history is still shown.
  const { data: searches = [] } = useSavedSearches()
  const searchNames = new Map(searches.map(({ id, name }) => [id, name]))
  const [all, setAll] = useState(false)
  const [list, noteShown] = useFocusFirstNew<HTMLUListElement>(all)
  const showAll = () => {
    noteShown()
    setAll(true)
  }
  if (!consents && error)
    return <LoadFailed title={t('consents.loadFailed')} error={error} onRetry={refetch} />
  if (!consents) return <ConsentSkeleton />
  if (consents.length === 0) return <p className="text-sm text-ink-2">{t('consents.none')}</p>
  const shown = all ? consents : consents.slice(0, atFirst)
  return (
    <>
      <ul ref={list} className="flex flex-col divide-y divide-line">
        {shown.map((consent) => (
          <ConsentRow
            key={consent.id}
            consent={consent}
            searchName={consent.subject === null ? undefined : searchNames.get(consent.subject)}
          />
        ))}
      </ul>
      {shown.length < consents.length && (
        <Button variant="ghost" size="sm" className="-ms-3" onClick={showAll}>
          {t('consents.all', { count: consents.length })}
        </Button>
      )}
    </>
  )
}

type ConsentRowProps = {
  consent: ConsentView
  /** The name of the saved search, if it still exists. */
  searchName: string | undefined
}

const ConsentRow = ({ consent, searchName }: ConsentRowProps) => {
  const { t, language } = useT('profile')
  const { kind, given, source, version, language: read, at } = consent
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-sm font-medium break-words">
          {t(`consent.${kind}`)}
          {searchName && (
            <>
              {' · '}
              <bdi>{searchName}</bdi>
            </>
          )}
        </p>
        <p className="text-xs text-ink-3">
          <time dateTime={at}>{formatDate(at, language, { time: true })}</time>
          {' · '}
          {t(`source.${source}`)}
          {' · '}
          {t('consent.version', { date: formatDate(`${version}T00:00:00.000Z`, language) })}
          {read && (
            <>
              {' · '}
              {t(`consent.read.${read}`)}
            </>
          )}
        </p>
      </div>
      <Badge tone={given ? 'green' : 'neutral'} icon={given ? <Check aria-hidden /> : <X aria-hidden />}>
        {t(given ? 'consent.given' : 'consent.withdrawn')}
      </Badge>
    </li>
  )
}
