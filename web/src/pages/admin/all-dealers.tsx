import { useState } from 'react'
import { ExternalLink, SearchX, Store } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AdminDealer } from '#shared/schemas/dealer.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { useDealers } from '#web/features/review-applications/api/list-dealers.ts'
import { ApproveDialog } from '#web/features/review-applications/components/approve-dialog.tsx'
import { DealerRows } from '#web/features/review-applications/components/dealer-rows.tsx'
import { RowsSkeleton } from '#web/features/review-applications/components/rows-skeleton.tsx'
import { WithdrawDialog } from '#web/features/review-applications/components/withdraw-dialog.tsx'
import { targetOfDealer } from '#web/features/review-applications/subject.ts'
import type { Decision } from '#web/features/review-applications/use-decision.ts'
import { QueueMore } from '#web/features/review/components/queue-more.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFocusLeft } from '#web/entities/admin/use-focus-left.ts'

const DealerPage = ({ dealer }: { dealer: AdminDealer }) => {
  const { t } = useT('applications')
  return (
    <Link
      to={paths.dealer(dealer.slug)}
      aria-label={t('page.label', { name: dealer.businessName })}
      className={buttonClass({ variant: 'ghost', size: 'sm' })}
    >
      <ExternalLink aria-hidden className="mirrored size-4" />
      {t('page')}
    </Link>
  )
}

const DealerList = ({
  search,
  ...rows
}: { search: string } & Omit<React.ComponentProps<typeof DealerRows>, 'dealers' | 'renderPage'>) => {
  const { t } = useT('applications')
  const list = useDealers(search)
  if (list.isLoadingError)
    return <LoadFailed title={t('loadFailed.dealers')} error={list.error} onRetry={list.refetch} />
  if (!list.data) return <RowsSkeleton />
  const dealers = list.data.pages.flatMap((page) => page.dealers)
  return (
    <>
      {dealers.length === 0 && !list.hasNextPage ? (
        <EmptyState
          icon={search ? <SearchX /> : <Store />}
          title={t(search ? 'none.found' : 'none.dealers')}
        />
      ) : (
        <DealerRows {...rows} dealers={dealers} renderPage={(dealer) => <DealerPage dealer={dealer} />} />
      )}
      {!list.isPlaceholderData && <QueueMore key={search} queue={list} shown={dealers.length} />}
    </>
  )
}

type AllDealersProps = { search: string; decision: Decision; onReview: (id: string) => void }
type Asked = { act: 'approve' | 'withdraw'; dealer: AdminDealer }

/** All Dealers: how each stands, the way to its page, and the way back from a verification. */
export const AllDealers = ({ search, decision, onReview }: AllDealersProps) => {
  const { t } = useT('applications')
  const [asked, setAsked] = useState<Asked | null>(null)
  const { heading } = useFocusLeft(asked && asked.dealer.id)
  const close = () => setAsked(null)
  return (
    <section className="mt-14">
      <h2 ref={heading} tabIndex={-1} className="mb-4 scroll-mt-24 text-xl">
        {t('dealers')}
      </h2>
      <DealerList
        search={search}
        onReview={onReview}
        onApprove={(dealer) => setAsked({ act: 'approve', dealer })}
        onWithdraw={(dealer) => setAsked({ act: 'withdraw', dealer })}
      />
      {asked?.act === 'approve' && (
        <ApproveDialog
          name={asked.dealer.businessName}
          target={targetOfDealer(asked.dealer)}
          decision={decision}
          onClose={close}
        />
      )}
      {asked?.act === 'withdraw' && (
        <WithdrawDialog
          name={asked.dealer.businessName}
          target={targetOfDealer(asked.dealer)}
          decision={decision}
          onClose={close}
        />
      )}
    </section>
  )
}
