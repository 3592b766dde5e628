import { useMemo } from 'react'
import { ScrollText, SearchX } from 'lucide-react'
import { AdminList } from '#web/entities/admin/admin-list.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { AuditFilterFields, useAuditFilters } from './audit-filters.tsx'
import { ExportMenu } from './export-menu.tsx'
import { IntegrityLine, NoIntegrityLine, useIntegrity } from './integrity-line.tsx'
import { useAudit, type AuditFilters } from './queries.ts'
import { RecordRows } from './record-rows.tsx'

/** The audit records: actor, act, time and target; searched by all four, checked in the browser, saved as a file. */
export const AuditTab = ({ search }: { search: string }) => {
  const { t } = useT('audit')
  const { filters: chosen, isAskable, narrow, clear } = useAuditFilters()
  const filters = { ...chosen, search: search || undefined }
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-2xl">
          <h2 ref={heading} tabIndex={-1} className="text-xl">
            {t('title')}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{t('intro')}</p>
        </div>
        {isAskable && <ExportMenu key={JSON.stringify(filters)} filters={filters} />}
      </div>
      <div className="mb-6 flex flex-col items-start gap-3 *:w-full">
        <AuditFilterFields filters={filters} onChange={narrow} />
        {!isWholeLog(chosen) && (
          <div>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                clear()
                focusHeading()
              }}
            >
              {t('filter.clear')}
            </Button>
          </div>
        )}
      </div>
      {isAskable && <AuditList filters={filters} />}
    </section>
  )
}

/** Whether nothing is left out, so that the records follow one another without a gap. */
const isWholeLog = (filters: AuditFilters): boolean =>
  Object.values(filters).every((value) => value === undefined)

/** The records as far as they are loaded, and whether they are as they were written. */
const AuditList = ({ filters }: { filters: AuditFilters }) => {
  const { t } = useT('audit')
  const list = useAudit(filters)
  const pages = list.data?.pages
  const records = useMemo(() => pages?.flatMap(({ entries }) => entries) ?? [], [pages])
  const result = useIntegrity(records)
  // Records that are still shown may be the answer to the question before.
  const isWhole = isWholeLog(filters) && !list.isPlaceholderData
  const [newest, oldest] = [records[0], records.at(-1)]
  return (
    <div className="flex flex-col gap-4">
      {isWhole && newest && oldest && isSecureContext && (
        <IntegrityLine from={oldest.sequence} to={newest.sequence} result={result} />
      )}
      {!isWhole && records.length > 0 && <NoIntegrityLine />}
      <AdminList
        key={JSON.stringify(filters)}
        list={list}
        items={records}
        failed={t('failed')}
        skeleton={<AuditSkeleton />}
        empty={<NoRecords isWhole={isWholeLog(filters)} isSearching={list.hasNextPage} />}
      >
        {() => <RecordRows records={records} brokenAt={isWhole ? result?.broken?.sequence : undefined} />}
      </AdminList>
    </div>
  )
}

const NoRecords = ({ isWhole, isSearching }: { isWhole: boolean; isSearching: boolean }) => {
  const { t } = useT('audit')
  if (isWhole)
    return (
      <EmptyState icon={<ScrollText />} title={t('empty')}>
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <EmptyState icon={<SearchX />} title={t(isSearching ? 'none.searching' : 'none')}>
      {!isSearching && t('none.text')}
    </EmptyState>
  )
}

/** The records while the first page is loaded: cards on mobile, the lines of the table on a desktop. */
const AuditSkeleton = () => (
  <div
    aria-busy
    className="flex flex-col gap-3 lg:gap-0 lg:overflow-clip lg:rounded-card lg:border lg:border-line lg:bg-card lg:pt-11"
  >
    {Array.from({ length: 8 }, (_, row) => (
      <div
        key={row}
        className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 lg:flex-row lg:gap-8 lg:rounded-none lg:border-x-0 lg:border-b-0 lg:px-5 lg:py-3.5"
      >
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-5 w-28" />
        <span className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-5 w-48 max-w-full" />
          <Skeleton className="h-4 w-64 max-w-full" />
          <Skeleton className="h-4 w-16" />
        </span>
        <Skeleton className="h-5 w-56 max-w-full" />
      </div>
    ))}
  </div>
)
