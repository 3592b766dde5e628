import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { actIdOf } from '#web/api/undoable.ts'
import type { Reviewed } from '#web/entities/review/change-since.ts'
import { ReviewNotice } from '#web/entities/review/decision-texts.tsx'
import { useUnopenedQuestion } from '#web/entities/review/opened-documents.tsx'
import { RefusalForm } from '#web/entities/review/refusal-form.tsx'
import { useReviewKeys } from '#web/entities/review/use-review-keys.ts'
import { ModalHeader } from '#web/ui/modal-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { ClaimNotice } from './claim.tsx'
import type { ReviewAdapter } from './review-adapter.ts'
import { KeyHelp, ReviewFooter } from './review-footer.tsx'
import type { ReviewSession } from './use-review-session.ts'

type ReviewDialogProps<Item extends Reviewed> = {
  adapter: ReviewAdapter<Item>
  session: ReviewSession<Item>
}

/** The review of one item: all that must be seen, then approval, or reasons for a refusal beside it. */
export const ReviewDialog = <Item extends Reviewed>({ adapter, session }: ReviewDialogProps<Item>) => {
  const texts = adapter.textsOf(session.item)
  const [showsHelp, setShowsHelp] = useState(false)
  const { openId, view, settle, showView, stepTo, isBlocked, isResting } = session
  // A colleague has just decided: a key that was meant for the item before that must not overrule it.
  const isOpen = session.change?.kind !== 'decided'
  const may = {
    approve: isOpen && session.mayMove('APPROVED'),
    reject: isOpen && session.mayMove('REJECTED'),
    start: isOpen && texts.start !== undefined && session.mayMove('UNDER_REVIEW'),
  }
  const documents = session.item ? adapter.documentsOf(session.item) : []
  const { ask, isAsking, question } = useUnopenedQuestion(
    documents,
    () => may.approve && !isResting && void settle({ status: 'APPROVED' }),
  )
  const approve = () => may.approve && !isResting && !isBlocked && ask()
  const reject = () => may.reject && !isResting && !isBlocked && showView('reject')
  useReviewKeys(
    openId === null || showsHelp || isAsking || view === 'reject' ? undefined : view,
    ({ act }) => {
      if (act === 'help') setShowsHelp(true)
      if (isBlocked) return
      if (act === 'approve') approve()
      if (act === 'reject') reject()
      if (act === 'next') stepTo(session.next)
      if (act === 'previous') stepTo(session.previous)
      if (act === 'skip') session.skip()
    },
  )
  return (
    <>
      <ReviewFrame
        openId={openId}
        side={openId && `${openId} ${view}`}
        title={texts.title}
        onClose={session.close}
        footer={
          <ReviewFooter
            session={session}
            texts={texts}
            may={may}
            onApprove={approve}
            onReject={reject}
            onHelp={() => setShowsHelp(true)}
          />
        }
      >
        <ReviewBody
          adapter={adapter}
          session={session}
          isListening={!showsHelp}
          onHelp={() => setShowsHelp(true)}
        />
      </ReviewFrame>
      {question}
      <KeyHelp open={showsHelp} onClose={() => setShowsHelp(false)} />
    </>
  )
}

type ReviewBodyProps<Item extends Reviewed> = ReviewDialogProps<Item> & {
  isListening: boolean
  onHelp: () => void
}

/** A change that came in between, then the item with its details, or with the form of a refusal, beside it. */
const ReviewBody = <Item extends Reviewed>({
  adapter,
  session,
  isListening,
  onHelp,
}: ReviewBodyProps<Item>) => {
  const { item, loaded, view, change, next } = session
  const texts = adapter.textsOf(item)
  const { Subject, Aside, RefusalFields } = adapter
  const isRefusing = view === 'reject'
  return (
    <>
      <ReviewNotice
        change={change}
        changed={texts.changed}
        isGone={loaded.isGone}
        {...(texts.gone && { gone: texts.gone })}
        isStale={session.isStale}
        failure={{ title: adapter.failedText, text: session.failure }}
        onNext={next === undefined ? undefined : () => session.stepTo(next)}
      />
      {item && !loaded.isGone && <ClaimNotice key={item.id} id={item.id} actId={actIdOf(item)} />}
      {!item && !loaded.isGone && loaded.error && (
        <LoadFailed title={texts.loadFailed} error={loaded.error} onRetry={loaded.reload} />
      )}
      {!item && !loaded.isGone && !loaded.error && <ReviewSkeleton />}
      {item && (
        <Suspense fallback={<ReviewSkeleton />}>
          <div className="grid items-start gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,1fr)_26rem]">
            <div className={columnClass(isRefusing, Aside !== undefined)}>
              <Subject
                key={item.id}
                item={item}
                opened={change?.kind === 'changed' ? session.opened : undefined}
                onEdited={session.edit}
              />
            </div>
            {!isRefusing && Aside && <Aside item={item} onEdited={session.edit} />}
            <RefusalForm
              key={item.id}
              kind={adapter.kind}
              title={texts.rejectTitle}
              offered={adapter.offered(item)}
              findings={adapter.findings?.(item) ?? []}
              texts={adapter.refusalTexts}
              isShown={isRefusing}
              isListening={isListening}
              draftKey={item.id}
              onSubmit={session.settle}
              onKey={({ act }) => {
                if (act === 'back' && !session.isBlocked) session.showView('review')
                if (act === 'help') onHelp()
              }}
              {...(RefusalFields && {
                renderFields: (refusal, onChange) => (
                  <RefusalFields item={item} refusal={refusal} onChange={onChange} />
                ),
              })}
            />
          </div>
        </Suspense>
      )}
    </>
  )
}

const columnClass = (isRefusing: boolean, hasAside: boolean) => {
  if (isRefusing) return 'min-w-0 max-lg:hidden'
  return hasAside ? 'min-w-0' : 'col-span-full min-w-0'
}

/** A review while it is fetched, in the geometry of its photos and facts. */
const ReviewSkeleton = () => (
  <div aria-busy className="grid items-start gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,1fr)_26rem]">
    <div className="flex flex-col gap-4">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="aspect-[4/3] w-full rounded-control" />
    </div>
    <div className="flex flex-col gap-4">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-64 w-full rounded-control" />
    </div>
  </div>
)

type ReviewFrameProps = {
  /** Another item begins at its top. */
  openId: string | null
  /** With another side of an item the focus goes to the title, before a form may take it. */
  side: string | null
  title: string
  onClose: () => void
  footer: ReactNode
  children: ReactNode
}

/** The dialog: the whole screen on mobile, nearly that on a desktop, its buttons always in sight. */
const ReviewFrame = ({ openId, side, title, onClose, footer, children }: ReviewFrameProps) => {
  const id = useId()
  const modal = useModal(openId !== null, onClose)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (openId !== null && body.current) body.current.scrollTop = 0
  }, [openId])
  useEffect(() => {
    if (side !== null) document.getElementById(id)?.focus({ preventScroll: true })
  }, [side, id])
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className="modal m-0 h-dvh w-full overflow-clip bg-raised shadow-float sm:m-auto sm:h-[94dvh] sm:w-[min(84rem,96vw)] sm:rounded-panel"
    >
      <div className="flex h-full flex-col">
        <ModalHeader id={id} title={title} onClose={onClose} />
        <div ref={body} className="min-h-0 flex-1 overflow-y-auto p-4 sm:p-6">
          {openId !== null && children}
        </div>
        {footer}
      </div>
    </dialog>
  )
}
