import type { ReactNode } from 'react'
import { readablePhone } from '#shared/rules/phone.ts'
import { fullName } from '#shared/rules/user.ts'
import { LateMark } from '#web/entities/admin/late-mark.tsx'
import type { SentStatus } from '#web/entities/application/queries.ts'
import { useDecisionText } from '#web/entities/review/decision-texts.tsx'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import type { ApplicationItem } from './application-item.ts'

type DealershipRowProps = {
  name: string
  badges: ReactNode
  /** The owner, the place and the date. */
  children: ReactNode
  actions: ReactNode
}

/** A dealership in a list, with its actions. */
export const DealershipRow = ({ name, badges, children, actions }: DealershipRowProps) => (
  <article className="grid grid-cols-1 items-center gap-x-6 gap-y-3 rounded-card border border-line bg-card p-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:px-5">
    <div className="min-w-0 text-sm text-ink-2">
      <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="text-base font-medium tracking-normal break-words text-ink">
          <bdi>{name}</bdi>
        </h3>
        {badges}
      </div>
      {children}
    </div>
    {/* On a phone the first has a line of its own, and the decisions share the next. */}
    <div className="flex flex-wrap gap-2 max-sm:*:flex-1 max-sm:*:first:basis-full">{actions}</div>
  </article>
)

type PendingRowProps = {
  item: ApplicationItem
  /** The buttons. */
  actions: ReactNode
}

/** A dealership that waits for verification. */
export const PendingRow = ({ item, actions }: PendingRowProps) => {
  const { t } = useT('applications')
  const age = useAge()
  const { name, pending } = item
  if (!pending) return null
  const { submission } = pending
  const since = submission?.submittedAt
  return (
    <DealershipRow
      name={name}
      badges={submission ? <StatusBadge status={item.status} /> : <NotAppliedBadge />}
      actions={actions}
    >
      <p className="flex flex-wrap gap-x-2">
        <bdi>{submission?.primaryContactName ?? fullName(pending)}</bdi>
        <bdi className="text-ink-3">@{pending.username}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-3">
        <bdi dir="ltr">{readablePhone(submission?.businessPhoneNumber ?? pending.phoneNumber)}</bdi>
        <bdi className="break-all">{submission?.businessEmail ?? pending.email}</bdi>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 text-ink-3">
        {since ? t('row.applied', { age: age(since) }) : t('row.registered', { age: age(pending.createdAt) })}
        <LateMark queue="applications" since={isOpen(item) && since} />
      </p>
    </DealershipRow>
  )
}

/** An application of any status. */
export const ApplicationRow = ({ item, onReview }: { item: ApplicationItem; onReview: () => void }) => {
  const { t } = useT('applications')
  const age = useAge()
  const decisionText = useDecisionText()
  const { application, name } = item
  if (!application) return null
  const { owner, submittedAt } = application
  const decided = decisionText(application.decision)
  return (
    <DealershipRow
      name={name}
      badges={<StatusBadge status={item.status} />}
      actions={
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          data-act="review"
          aria-label={t('review.label', { name })}
          onClick={onReview}
        >
          {t('review')}
        </Button>
      }
    >
      <p className="flex flex-wrap gap-x-2">
        <bdi>{owner.name}</bdi>
        <bdi className="text-ink-3">@{owner.username}</bdi>
      </p>
      {submittedAt && (
        <p className="flex flex-wrap items-baseline gap-x-3 text-ink-3">
          {t('row.applied', { age: age(submittedAt) })}
          <LateMark queue="applications" since={isOpen(item) && submittedAt} />
        </p>
      )}
      {decided && <p className="text-ink-3">{decided}</p>}
    </DealershipRow>
  )
}

const isOpen = ({ status }: ApplicationItem): boolean => status === 'SUBMITTED' || status === 'UNDER_REVIEW'

const tones: Record<SentStatus, BadgeTone> = {
  SUBMITTED: 'amber',
  UNDER_REVIEW: 'amber',
  APPROVED: 'green',
  REJECTED: 'red',
}

/** The status of an application as a badge. */
export const StatusBadge = ({ status }: { status: SentStatus }) => {
  const { t } = useT('applications')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}

/** Tells a dealership that has only registered from those that have sent an application. */
export const NotAppliedBadge = () => {
  const { t } = useT('applications')
  return <Badge>{t('notApplied')}</Badge>
}

/** A list of dealerships while its first page is loaded. */
export const DealershipsSkeleton = () => <SkeletonRows count={3} className="h-29 w-full rounded-card" />
