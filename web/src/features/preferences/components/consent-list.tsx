import { useState } from 'react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useConsents } from '../api/list-consents.ts'
import { ConsentRow } from './consent-row.tsx'

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

/** The consent history, newest first; its older part on request. `searchNames` are the saved searches' names by id. */
export const ConsentList = ({ searchNames }: { searchNames: ReadonlyMap<string, string> }) => {
  const { t } = useT('profile')
  const { data: consents, error, refetch } = useConsents()
  const [all, setAll] = useState(false)
  if (!consents && error)
    return <LoadFailed title={t('consents.loadFailed')} error={error} onRetry={refetch} />
  if (!consents) return <ConsentSkeleton />
  if (consents.length === 0) return <p className="text-sm text-ink-2">{t('consents.none')}</p>
  const shown = all ? consents : consents.slice(0, atFirst)
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((consent) => (
          <ConsentRow
            key={consent.id}
            consent={consent}
            searchName={consent.subject === null ? undefined : searchNames.get(consent.subject)}
          />
        ))}
      </ul>
      {shown.length < consents.length && (
        <Button variant="ghost" size="sm" className="-ms-3" onClick={() => setAll(true)}>
          {t('consents.all', { count: consents.length })}
        </Button>
      )}
    </>
  )
}
