import { useRef } from 'react'
import { FlagOff, SearchX } from 'lucide-react'
import { useShown } from '#web/api/undoable.ts'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { AdminList } from '#web/entities/admin/admin-list.tsx'
import { StatusSection } from '#web/entities/admin/status-section.tsx'
import { useAddressChoice, useSetAddress } from '#web/app/use-address.ts'
import { useReports, type ReportStatus } from '#web/entities/report/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { useLettersOn } from '#web/entities/review/use-review-keys.ts'
import { useRowKeys } from '#web/entities/review/use-row-keys.ts'
import { ReportCard } from './report-card.tsx'

const statuses = ['OPEN', 'RESOLVED', 'DISMISSED'] as const satisfies readonly ReportStatus[]

/** The reports about listings, and photos that were found in two of them. */
export const ReportsTab = ({ search }: { search: string }) => {
  const { t } = useT('reports')
  const [status = 'OPEN', choose] = useAddressChoice('status', statuses)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = useFocusLater(heading)
  return (
    <StatusSection
      title={t('title')}
      heading={heading}
      label={t('status')}
      statuses={statuses}
      labelOf={(value) => t(`status.${value}`)}
      status={status}
      onChoose={choose}
    >
      {/* The closed one leaves the list, and its buttons with it. */}
      <ReportList key={`${status} ${search}`} status={status} search={search} onClosed={focusHeading} />
    </StatusSection>
  )
}

const grid = 'grid grid-cols-1 gap-4 lg:grid-cols-2'

type ReportListProps = { status: ReportStatus; search: string; onClosed: () => void }

/** The reports of one status. The keys of the reviews work here too. */
const ReportList = ({ status, search, onClosed }: ReportListProps) => {
  const { t } = useT('reports')
  const admin = useT('admin')
  const setAddress = useSetAddress()
  const rows = useRowKeys(true)
  const hasLetters = useLettersOn()
  const list = useReports(status, search)
  const all = loadedItems(list.data?.pages.map((page) => page.reports))
  // What can still be undone has left its list all the same.
  const loaded = useShown(all).filter((report) => report.status === status)
  const total = list.data?.pages.at(-1)?.total
  const clear = (
    <Button variant="secondary" onClick={() => setAddress({ q: undefined })}>
      {admin.t('search.clear')}
    </Button>
  )
  return (
    <AdminList
      list={list}
      items={loaded}
      total={search === '' && total !== undefined ? total - (all.length - loaded.length) : undefined}
      failed={t('failed')}
      skeleton={
        <div aria-busy className={grid}>
          {Array.from({ length: 4 }, (_, card) => (
            <Skeleton key={card} className="h-44 rounded-card" />
          ))}
        </div>
      }
      empty={
        loaded.length === 0 && !list.hasNextPage ? (
          <EmptyState icon={<FlagOff />} title={t(`empty.${status}`)} />
        ) : (
          <EmptyState icon={<SearchX />} title={t('empty.found')} actions={clear} />
        )
      }
    >
      {(reports) => (
        <>
          {hasLetters && <p className="mb-3 hidden text-xs text-ink-3 lg:pointer-fine:block">{t('keys')}</p>}
          <ul ref={rows} className={grid}>
            {reports.map((report) => (
              <li key={report.id} data-item={report.id}>
                <ReportCard report={report} onClosed={onClosed} />
              </li>
            ))}
          </ul>
        </>
      )}
    </AdminList>
  )
}
