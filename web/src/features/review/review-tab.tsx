import { useState, type ComponentType, type ReactNode } from 'react'
import { Check, CircleCheckBig, SearchX, X } from 'lucide-react'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { AdminList } from '#web/entities/admin/admin-list.tsx'
import { StatusSection } from '#web/entities/admin/status-section.tsx'
import { useFocusLeft } from '#web/entities/admin/use-focus-left.ts'
import type { Reviewed } from '#web/entities/review/change-since.ts'
import { useUnopenedQuestion } from '#web/entities/review/opened-documents.tsx'
import { RowClaimLine, useRowClaims } from '#web/entities/review/row-claims.tsx'
import { useLettersOn } from '#web/entities/review/use-review-keys.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ReviewAdapter, RowTexts } from './review-adapter.ts'
import type { ReviewQueue } from './review-queue.ts'
import type { ReviewView } from './session.ts'
import { useRowKeys } from '#web/entities/review/use-row-keys.ts'
import type { ReviewSession } from './use-review-session.ts'

/** The acts of a row. They stay the same functions, so that a row is drawn again only when its item changes. */
export type RowActs = {
  onOpen: (id: string, view?: ReviewView) => void
  /** A row is gone, and the focus with it. */
  onDecided: () => void
}

type ReviewTabProps<Item extends Reviewed, Status extends string> = {
  adapter: ReviewAdapter<Item>
  session: ReviewSession<Item>
  queue: ReviewQueue<Item, Status>
  statuses: readonly Status[]
  status: Status
  onChoose: (status: Status) => void
  search: string
  texts: {
    title: string
    status: string
    failed: string
    labelOf: (status: Status) => string
    emptyOf: (status: Status) => string
  }
  renderRow: (item: Item, acts: RowActs) => ReactNode
}

/** One list for each status, searched by the server, and the review of one of its items over it. */
export const ReviewTab = <Item extends Reviewed, Status extends string>({
  adapter,
  session,
  queue: { list, items, total, counts },
  statuses,
  status,
  onChoose,
  search,
  texts,
  renderRow,
}: ReviewTabProps<Item, Status>) => {
  const { language } = useT()
  const moderation = useT('moderation')
  const { heading, focus } = useFocusLeft(session.openId)
  const rows = useRowKeys(session.openId === null)
  const claims = useRowClaims(items.map(({ id }) => id))
  const labelOf = (each: Status) => {
    // Nobody counts what a search would find.
    const count = search ? undefined : counts?.[each]
    return count === undefined
      ? texts.labelOf(each)
      : `${texts.labelOf(each)} (${formatNumber(count, language)})`
  }
  return (
    <StatusSection
      title={texts.title}
      heading={heading}
      label={texts.status}
      statuses={statuses}
      labelOf={labelOf}
      status={status}
      onChoose={onChoose}
    >
      <AdminList
        // Another question is another list: what was asked for of this one does not count there.
        key={`${status} ${search}`}
        list={list}
        items={items}
        total={total}
        failed={texts.failed}
        skeleton={<QueueSkeleton />}
        empty={
          !list.hasNextPage && (
            <EmptyState
              icon={search ? <SearchX /> : <CircleCheckBig />}
              title={search ? moderation.t('search.none', { search }) : texts.emptyOf(status)}
            />
          )
        }
      >
        {() => (
          <>
            <RowKeysHint decisions={rowDecisions[status] ?? 'none'} />
            <ul ref={rows} className="flex flex-col gap-3">
              {items.map((item) => (
                <li key={item.id} data-item={item.id}>
                  <RowClaimLine claim={claims.get(item.id)} />
                  {renderRow(item, { onOpen: session.open, onDecided: focus })}
                </li>
              ))}
            </ul>
          </>
        )}
      </AdminList>
      <Review adapter={adapter} session={session} />
    </StatusSection>
  )
}

/** The decisions that the rows of a status offer; of the others none. */
const rowDecisions: Partial<Record<string, 'list' | 'check'>> = { PENDING: 'list', TO_CHECK: 'check' }

type RowKeysHintProps = {
  /** The buttons of the rows. */
  decisions: 'list' | 'check' | 'none'
}

/** Which keys lead through the list; said where there is a keyboard. */
export const RowKeysHint = ({ decisions }: RowKeysHintProps) => {
  const { t } = useT('moderation')
  const hasLetters = useLettersOn()
  return (
    hasLetters && (
      <p className="mb-3 hidden text-xs text-ink-3 lg:pointer-fine:block">{t(`keys.${decisions}`)}</p>
    )
  )
}

type RowActionsProps = {
  texts: RowTexts
  hasDecisions: boolean
  isPrimary?: boolean
  /** The documents to be opened before it is approved. */
  documents: readonly string[]
  onReview: () => void
  onApprove: () => void
  /** Opens the form that asks for a reason. */
  onReject: () => void
}

/** The review of a row, and the quick decisions for one that waits (spec). */
export const RowActions = (props: RowActionsProps) => {
  const { texts, hasDecisions, isPrimary = false, documents, ...on } = props
  const { ask, question } = useUnopenedQuestion(documents, on.onApprove)
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        size="sm"
        aria-haspopup="dialog"
        data-act="review"
        aria-label={texts.reviewLabel}
        onClick={on.onReview}
      >
        {texts.review}
      </Button>
      {hasDecisions && (
        <>
          <Button
            variant="secondary"
            size="sm"
            data-act="approve"
            aria-label={texts.approveLabel}
            onClick={ask}
          >
            <Check aria-hidden className="size-4 text-green max-sm:hidden" />
            {texts.approve}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            data-act="reject"
            aria-label={texts.rejectLabel}
            onClick={on.onReject}
          >
            <X aria-hidden className="size-4 text-red max-sm:hidden" />
            {texts.reject}
          </Button>
          {question}
        </>
      )}
    </>
  )
}

const ReviewDialog = lazyAsked(
  // A part that is fetched forgets that both are about the same kind of item.
  async () =>
    (await import('./review-dialog.tsx')).ReviewDialog as unknown as ComponentType<
      Record<'adapter' | 'session', unknown>
    >,
  [],
)

type ReviewProps<Item extends Reviewed> = { adapter: ReviewAdapter<Item>; session: ReviewSession<Item> }

/** The review over a list, fetched when the first item is opened: it is more than half of its tab. */
export const Review = <Item extends Reviewed>({ adapter, session }: ReviewProps<Item>) => {
  const isOpen = session.openId !== null
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  return (
    hasOpened && <ReviewDialog open={isOpen} onClose={session.close} adapter={adapter} session={session} />
  )
}

/** The queue while its first page is loaded, in the geometry of its rows. */
const QueueSkeleton = () => (
  <div aria-busy className="flex flex-col gap-3">
    {Array.from({ length: 4 }, (_, row) => (
      <div
        key={row}
        className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[8rem_minmax(0,1fr)]"
      >
        <Skeleton className="aspect-[4/3] w-full rounded-control" />
        <div className="flex flex-col gap-2.5">
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-44 max-w-full" />
        </div>
        <Skeleton className="col-span-full h-9 w-full lg:hidden" />
      </div>
    ))}
  </div>
)
