import { useMemo } from 'react'
import { ScrollText, SearchX } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useAudit } from '#web/features/audit/api/list-audit.ts'
import { isWholeLog, type AuditFilters } from '#web/features/audit/audit-filters.ts'
import { AuditSkeleton } from '#web/features/audit/components/audit-skeleton.tsx'
import { IntegrityLine, NoIntegrityLine } from '#web/features/audit/components/integrity-line.tsx'
import { RecordRows } from '#web/features/audit/components/record-rows.tsx'
import { useIntegrity } from '#web/features/audit/use-integrity.ts'
import { QueueMore } from '#web/features/review/components/queue-more.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { auditLinks } from './audit-links.ts'

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

/** The records as far as they are loaded, and whether they are as they were written. */
export const AuditList = ({ filters }: { filters: AuditFilters }) => {
  const { t } = useT('audit')
  const list = useAudit(filters)
  const pages = list.data?.pages
  const records = useMemo(() => pages?.flatMap(({ entries }) => entries) ?? [], [pages])
  const result = useIntegrity(records)
  if (list.isLoadingError) return <LoadFailed title={t('failed')} error={list.error} onRetry={list.refetch} />
  if (!pages) return <AuditSkeleton />
  // What is still shown may be the answer to the question before.
  const isWhole = isWholeLog(filters) && !list.isPlaceholderData
  const [newest, oldest] = [records[0], records.at(-1)]
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={cx('flex flex-col gap-4', list.isPlaceholderData && 'opacity-60')}
    >
      {isWhole && newest && oldest && isSecureContext && (
        <IntegrityLine from={oldest.sequence} to={newest.sequence} result={result} />
      )}
      {!isWhole && records.length > 0 && <NoIntegrityLine />}
      {records.length > 0 ? (
        <RecordRows
          records={records}
          links={auditLinks}
          brokenAt={isWhole ? result?.broken?.sequence : undefined}
        />
      ) : (
        <NoRecords isWhole={isWholeLog(filters)} isSearching={list.hasNextPage} />
      )}
      {!list.isPlaceholderData && (
        <QueueMore key={JSON.stringify(filters)} queue={list} shown={records.length} />
      )}
    </div>
  )
}
