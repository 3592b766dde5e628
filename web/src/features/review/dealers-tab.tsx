import { useState } from 'react'
import { CircleCheckBig, FileSearch, SearchX } from 'lucide-react'
import { useShown } from '#web/api/undoable.ts'
import { reviewAddresses } from '#web/entities/admin/admin-address.ts'
import { AdminList } from '#web/entities/admin/admin-list.tsx'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { useAddressChoice } from '#web/app/use-address.ts'
import { useFocusLeft } from '#web/entities/admin/use-focus-left.ts'
import { useApplications, usePendingDealerships, type SentStatus } from '#web/entities/application/queries.ts'
import { RowClaimLine, useRowClaims } from '#web/entities/review/row-claims.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AllDealers, ApproveDialog } from './all-dealers.tsx'
import { useApplicationAdapter, useApplicationItem } from './application-adapter.tsx'
import {
  applicationDocuments,
  applicationItem,
  pendingItem,
  type ApplicationItem,
} from './application-item.ts'
import { ApplicationRow, DealershipsSkeleton, PendingRow } from './dealership-row.tsx'
import { Review, RowActions, RowKeysHint } from './review-tab.tsx'
import { useQuickApproval } from './use-decide.ts'
import { useOpenItem } from './use-open-item.ts'
import { useRowKeys } from '#web/entities/review/use-row-keys.ts'
import { useReviewSession } from './use-review-session.ts'

const sentStatuses = [
  'SUBMITTED',
  'UNDER_REVIEW',
  'APPROVED',
  'REJECTED',
] as const satisfies readonly SentStatus[]
const kinds = ['WAITING', 'ALL', ...sentStatuses] as const

/** Dealer Verification: those that wait, every application that was sent, and all dealerships (spec). */
export const DealersTab = ({ search }: { search: string }) => {
  const { t } = useT('applications')
  const [kind = 'WAITING', choose] = useAddressChoice('status', kinds)
  const queue = useQueue(kind, search)
  const { list, items } = queue
  const adapter = useApplicationAdapter()
  const open = useOpenItem(reviewAddresses.application.param)
  const loaded = useApplicationItem(open.openId, items)
  const session = useReviewSession({ adapter, open, loaded, queue })
  const { heading, focus } = useFocusLeft(session.openId)
  const rows = useRowKeys(session.openId === null)
  const claims = useRowClaims(items.map(({ id }) => id))
  return (
    <>
      <section>
        <h2 ref={heading} tabIndex={-1} className="mb-4 scroll-mt-24 text-xl max-sm:sr-only">
          {t('title')}
        </h2>
        <div className="mb-5">
          <ChoiceChips
            isOneLine
            label={t('kind')}
            value={kind}
            onChange={(next) => choose(next === 'WAITING' ? undefined : next)}
            choices={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        </div>
        <AdminList
          key={`${kind} ${search}`}
          list={list}
          items={items}
          failed={t('loadFailed')}
          skeleton={<DealershipsSkeleton />}
          empty={!list.hasNextPage && <NoApplications isWaiting={kind === 'WAITING'} search={search} />}
        >
          {() => (
            <>
              {kind === 'WAITING' && <RowKeysHint decisions="list" />}
              <ul ref={rows} className="flex flex-col gap-3">
                {items.map((item) => (
                  <li key={item.id} data-item={item.id}>
                    <RowClaimLine claim={claims.get(item.id)} />
                    {item.pending ? (
                      <WaitingRow
                        item={item}
                        onReview={() => session.open(item.id)}
                        onReject={() => session.open(item.id, 'reject')}
                        onDecided={focus}
                      />
                    ) : (
                      <ApplicationRow item={item} onReview={() => session.open(item.id)} />
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </AdminList>
      </section>
      <AllDealers search={search} onReview={session.open} />
      <Review adapter={adapter} session={session} />
    </>
  )
}

/** The dealerships that wait, or the applications of one status or of all. */
const useQueue = (kind: (typeof kinds)[number], search: string) => {
  const isWaiting = kind === 'WAITING'
  const status = isWaiting || kind === 'ALL' ? undefined : kind
  const pending = usePendingDealerships(search)
  const applications = useApplications(status, search, !isWaiting)
  const waiting = loadedItems(pending.data?.pages.map((page) => page.pendingDealerships.map(pendingItem)))
  const sent = loadedItems(applications.data?.pages.map((page) => page.submissions.map(applicationItem)))
  const items = isWaiting ? waiting : sent
  // An act that can still be undone hides its item already.
  const before = new Map(items.map((item) => [item.id, item.status]))
  const shown = useShown(items).filter(
    (item) => kind === 'ALL' || (isWaiting ? item.status === before.get(item.id) : item.status === kind),
  )
  return { list: isWaiting ? pending : applications, items: shown }
}

type WaitingRowProps = {
  item: ApplicationItem
  onReview: () => void
  onReject: () => void
  /** The row has gone, and its buttons with it. */
  onDecided: () => void
}

/** A dealership that waits, with the quick decisions; one without an application is asked about before it is approved. */
const WaitingRow = ({ item, onReview, onReject, onDecided }: WaitingRowProps) => {
  const [isAsking, setAsking] = useState(false)
  const adapter = useApplicationAdapter()
  const approve = useQuickApproval(adapter, item, onDecided)
  return (
    <>
      <PendingRow
        item={item}
        actions={
          <RowActions
            texts={adapter.rowTextsOf(item)}
            hasDecisions
            isPrimary
            documents={applicationDocuments(item)}
            onReview={onReview}
            onApprove={() => (item.target.application ? approve() : setAsking(true))}
            onReject={onReject}
          />
        }
      />
      {isAsking && <ApproveDialog item={item} onClose={() => setAsking(false)} onDecided={onDecided} />}
    </>
  )
}

const NoApplications = ({ isWaiting, search }: { isWaiting: boolean; search: string }) => {
  const { t } = useT('applications')
  if (search) return <EmptyState icon={<SearchX />} title={t('none.found')} />
  return isWaiting ? (
    <EmptyState icon={<CircleCheckBig />} title={t('empty')} />
  ) : (
    <EmptyState icon={<FileSearch />} title={t('none.applications')} />
  )
}
