import { useState } from 'react'
import { ExternalLink, SearchX, Store } from 'lucide-react'
import { Link } from 'react-router-dom'
import { cityLabels, type CityName } from '#shared/reference/cities.ts'
import type { AdminDealer } from '#shared/schemas/dealer.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { AdminList } from '#web/entities/admin/admin-list.tsx'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { useFocusLeft } from '#web/entities/admin/use-focus-left.ts'
import { useAdminDealers, type DecisionTarget } from '#web/entities/application/queries.ts'
import { RefuseDialog } from '#web/entities/review/refuse-dialog.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { applicationCodes, useApplicationAdapter } from './application-adapter.tsx'
import { dealerTarget, type ApplicationItem } from './application-item.ts'
import { DealershipRow, DealershipsSkeleton } from './dealership-row.tsx'
import type { Decision } from './review-adapter.ts'
import { useDecide } from './use-decide.ts'

type Asked = { act: 'approve' | 'withdraw'; dealer: AdminDealer }
type AllDealersProps = { search: string; onReview: (id: string) => void }

/** All Dealers: the verification of each, the way to its page, and the way back from a verification. */
export const AllDealers = ({ search, onReview }: AllDealersProps) => {
  const { t } = useT('applications')
  const list = useAdminDealers(search)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { heading } = useFocusLeft(asked && asked.dealer.id)
  const dialog = asked && {
    name: asked.dealer.businessName,
    target: dealerTarget(asked.dealer),
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
        items={loadedItems(list.data?.pages.map((page) => page.dealers))}
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
        {(dealers) => (
          <ul className="flex flex-col gap-3">
            {dealers.map((dealer) => (
              <li key={dealer.id}>
                <DealerRow dealer={dealer} onReview={onReview} onAsk={(act) => setAsked({ act, dealer })} />
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
          <Badge tone={tones[verificationStatus]}>{t(`verification.${verificationStatus}`)}</Badge>
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

type DecisionDialogProps = { name: string; target: DecisionTarget; onClose: () => void }

/** Decides about a dealership without a review; resolves to why it failed, if it did. */
const useDirectDecision = ({ target, onClose }: DecisionDialogProps) => {
  const errorText = useErrorText()
  const adapter = useApplicationAdapter()
  const { decide, sayFailure } = useDecide(adapter)
  const run = async (decision: Decision): Promise<string | undefined> => {
    const item = { target } as ApplicationItem
    const outcome = await decide(item, decision)
    await sayFailure(item, outcome)
    if (outcome.kind === 'failed') return errorText(outcome.error)
    onClose()
    return undefined
  }
  return { run, adapter }
}

/** Asks before a dealership is verified that has sent no documents. */
export const ApproveDialog = (props: DecisionDialogProps) => {
  const { t } = useT('applications')
  const { run, adapter } = useDirectDecision(props)
  const [failure, setFailure] = useState<string>()
  return (
    <ConfirmDialog
      open
      title={t('approve.ask', { name: props.name })}
      confirm={t('approveDealership')}
      pending={adapter.isSending}
      onClose={props.onClose}
      onConfirm={async () => setFailure(await run({ status: 'APPROVED' }))}
    >
      <p>{t('approve.unseen')}</p>
      <FormFailure title={t('failed')} text={failure} />
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
      title={t('withdraw.title', { name: props.name })}
      intro={t('withdraw.text')}
      submit={t('withdraw')}
      offered={applicationCodes}
      texts={adapter.refusalTexts}
      pending={adapter.isSending}
      failed={t('failed')}
      onClose={props.onClose}
      onSubmit={run}
    />
  )
}
