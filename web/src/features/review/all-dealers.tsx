import { useState } from 'react'
import { ExternalLink, SearchX, Store } from 'lucide-react'
import { Link } from 'react-router-dom'
import { cityLabels, type CityName } from '#shared/reference/cities.ts'
import { isRevoked } from '#shared/rules/application.ts'
import type { AdminDealer } from '#shared/schemas/dealer.ts'
import { useShown } from '#web/api/undoable.ts'
import { paths } from '#web/app/paths.ts'
import { AdminList } from '#web/entities/admin/admin-list.tsx'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { useFocusLeft } from '#web/entities/admin/use-focus-left.ts'
import { useAdminDealers } from '#web/entities/application/queries.ts'
import { RefuseDialog } from '#web/entities/review/refuse-dialog.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { applicationCodes, useApplicationAdapter } from './application-adapter.tsx'
import { dealerItem, type ApplicationItem } from './application-item.ts'
import { DealershipRow, DealershipsSkeleton } from './dealership-row.tsx'
import type { Decision } from './review-adapter.ts'
import { useDecide } from './use-decide.ts'

type Asked = { act: 'approve' | 'withdraw'; dealer: AdminDealer }
type AllDealersProps = { search: string; onReview: (id: string) => void }

/** All Dealers: the verification of each, the way to its page, and the way back from a verification. */
export const AllDealers = ({ search, onReview }: AllDealersProps) => {
  const { t } = useT('applications')
  const list = useAdminDealers(search)
  const dealers = loadedItems(list.data?.pages.map((page) => page.dealers))
  const shown = useShown(
    dealers.map((dealer) => ({ ...dealerItem(dealer), dealer, status: dealer.verificationStatus })),
  )
  const [asked, setAsked] = useState<Asked | null>(null)
  const { heading } = useFocusLeft(asked && asked.dealer.id)
  const dialog = asked && {
    item: dealerItem(asked.dealer),
    onClose: () => setAsked(null),
  }
  return (
    <section className="mt-14">
      <h2 ref={heading} tabIndex={-1} className="mb-4 scroll-mt-24 text-xl">
        {t('dealers')}
      </h2>
      <AdminList
        key={search}
        list={list}
        items={shown}
        failed={t('loadFailed.dealers')}
        skeleton={<DealershipsSkeleton />}
        empty={
          !list.hasNextPage && (
            <EmptyState
              icon={search ? <SearchX /> : <Store />}
              title={t(search ? 'none.found' : 'none.dealers')}
            />
          )
        }
      >
        {(items) => (
          <ul className="flex flex-col gap-3">
            {items.map(({ dealer, status }) => (
              <li key={dealer.id}>
                <DealerRow
                  dealer={{ ...dealer, verificationStatus: status }}
                  onReview={onReview}
                  onAsk={(act) => setAsked({ act, dealer })}
                />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
      {dialog && asked.act === 'approve' && <ApproveDialog {...dialog} />}
      {dialog && asked.act === 'withdraw' && <WithdrawDialog {...dialog} />}
    </section>
  )
}

const tones = { APPROVED: 'green', PENDING: 'amber', REJECTED: 'red' } as const

type DealerRowProps = {
  dealer: AdminDealer
  onReview: (submissionId: string) => void
  onAsk: (act: Asked['act']) => void
}

const DealerRow = ({ dealer, onReview, onAsk }: DealerRowProps) => {
  const { t, language } = useT('applications')
  const { businessName: name, city, submissionId, appliedAt, createdAt, verificationStatus } = dealer
  const isVerified = verificationStatus === 'APPROVED'
  const date = formatDate(appliedAt ?? createdAt, language)
  const button = (kind: 'application' | 'approve' | 'withdraw', onClick: () => void) => (
    <Button
      variant="secondary"
      size="sm"
      aria-haspopup="dialog"
      aria-label={t(`${kind}.label`, { name })}
      onClick={onClick}
    >
      {t(kind)}
    </Button>
  )
  return (
    <DealershipRow
      name={name}
      badges={
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={tones[verificationStatus]}>
            {t(
              `verification.${isRevoked({ isVerified, verificationStatus, revokedAt: dealer.revokedAt }) ? 'REVOKED' : verificationStatus}`,
            )}
          </Badge>
          {dealer.isSuspended && <Badge tone="red">{t('suspended')}</Badge>}
        </span>
      }
      actions={
        <>
          {isVerified && !dealer.isSuspended && (
            <Link
              to={paths.dealer(dealer.slug)}
              aria-label={t('page.label', { name })}
              className={buttonClass({ variant: 'ghost', size: 'sm' })}
            >
              <ExternalLink aria-hidden className="mirrored size-4" />
              {t('page')}
            </Link>
          )}
          {submissionId && button('application', () => onReview(submissionId))}
          {isVerified && button('withdraw', () => onAsk('withdraw'))}
          {!isVerified && !submissionId && button('approve', () => onAsk('approve'))}
        </>
      }
    >
      <p>{cityLabels[city as CityName]?.[language] ?? city}</p>
      <p className="text-ink-3">{t(appliedAt ? 'row.appliedOn' : 'row.registeredOn', { date })}</p>
    </DealershipRow>
  )
}

type DecisionDialogProps = { item: ApplicationItem; onClose: () => void }

/** Decides about a dealership without a review. */
const useDirectDecision = ({ item, onClose }: DecisionDialogProps) => {
  const adapter = useApplicationAdapter()
  const decide = useDecide(adapter)
  const run = (decision: Decision, keep?: () => void): void => {
    decide({ item, decision, onBack: keep })
    onClose()
  }
  return { run, adapter }
}

/** Asks before a dealership is verified that has sent no documents. */
export const ApproveDialog = ({ onDecided, ...props }: DecisionDialogProps & { onDecided?: () => void }) => {
  const { t } = useT('applications')
  const { run } = useDirectDecision(props)
  const approve = () => {
    run({ status: 'APPROVED' })
    onDecided?.()
  }
  return (
    <ConfirmDialog
      open
      title={t('approve.ask', { name: props.item.name })}
      confirm={t('approveDealership')}
      onClose={props.onClose}
      onConfirm={approve}
    >
      <p>{t('approve.unseen')}</p>
    </ConfirmDialog>
  )
}

/** Why a verified dealership is verified no longer, and what that does. */
const WithdrawDialog = (props: DecisionDialogProps) => {
  const { t } = useT('applications')
  const { run, adapter } = useDirectDecision(props)
  return (
    <RefuseDialog
      kind="application"
      title={t('withdraw.title', { name: props.item.name })}
      intro={t('withdraw.text')}
      submit={t('withdraw')}
      offered={applicationCodes}
      texts={adapter.refusalTexts}
      draftKey={props.item.id}
      onClose={props.onClose}
      onSubmit={run}
    />
  )
}
