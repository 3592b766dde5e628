import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dealerReviewCodes } from '#shared/reference/moderation-codes.ts'
import { dealerName } from '#shared/rules/dealer-name.ts'
import { waitsSince } from '#shared/rules/dealer-review.ts'
import { reasonLabels } from '#shared/rules/refusal.ts'
import { titleIn } from '#shared/rules/title-in.ts'
import { type AdminDealerReview, reviewAspects } from '#shared/schemas/dealer-review.ts'
import { actUndoably } from '#web/api/undoable.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { isStale } from '#web/entities/admin/is-stale.ts'
import { LateMark } from '#web/entities/admin/late-mark.tsx'
import { sellerSearch } from '#web/entities/admin/admin-address.ts'
import { Stars } from '#web/entities/dealer/stars.tsx'
import { RefuseDialog } from '#web/entities/review/refuse-dialog.tsx'
import { focusRow } from '#web/entities/review/use-row-keys.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Written } from '#web/ui/written.tsx'
import { useDecideReview } from './queries.ts'

type ReviewCardProps = { review: AdminDealerReview; onDecided: () => void }

const nameLink = 'underline underline-offset-4 hover:text-ink'

/** A review of a dealership as admins judge it: what its author has had to do with the dealership, and what waits. */
export const ReviewCard = ({ review, onDecided }: ReviewCardProps) => {
  const { t, rich, language } = useT('review-queue')
  const words = useT('dealer-reviews')
  const { author, dealer, answer, report, lead } = review
  const name = dealerName(dealer, language)
  const day = (at: string) => formatDate(at, language)
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-2">
        {review.status === 'PENDING' && <Badge tone="amber">{t('waits.review')}</Badge>}
        {answer?.status === 'PENDING' && <Badge tone="amber">{t('waits.answer')}</Badge>}
        {report?.isOpen && <Badge tone="red">{t('waits.report')}</Badge>}
        <span className="ms-auto flex flex-wrap gap-x-2 text-xs text-ink-3">
          {formatDate(review.editedAt, language, { time: true })}
          <LateMark queue="dealerReviews" since={waitsSince(review)} />
        </span>
      </div>
      <div>
        <h3 className="text-base font-medium break-words">
          {rich('about', {
            name: (
              <Link to={paths.dealer(dealer.slug)} data-act="review" className={nameLink}>
                <bdi>{name}</bdi>
              </Link>
            ),
          })}
        </h3>
        <p className="text-sm text-ink-2">
          {rich('by', {
            name: (
              <Link to={{ search: sellerSearch(author.id) }} className={nameLink}>
                <bdi>@{author.username}</bdi>
              </Link>
            ),
            date: day(author.createdAt),
          })}
        </p>
        <p className="text-sm text-ink-3">
          {lead
            ? rich('lead', {
                title: <bdi>{titleIn(lead, language)}</bdi>,
                asked: day(lead.createdAt),
                answered: day(lead.respondedAt ?? lead.createdAt),
              })
            : t('leadGone')}
        </p>
        {review.authorIsStaff && <p className="text-sm text-red">{t(`staff.${review.authorIsStaff}`)}</p>}
        {review.isHidden && <p className="text-sm text-red">{t('hidden')}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
        <Stars stars={review.stars} />
        {reviewAspects.map((aspect) => {
          const stars = review[aspect]
          return (
            stars !== null && (
              <span key={aspect}>{words.t('aspectOf', { aspect: words.t(`aspect.${aspect}`), stars })}</span>
            )
          )
        })}
        {review.bought && <span>{t('bought')}</span>}
      </p>
      <div lang={review.language}>
        <Written text={review.text} className="whitespace-pre-line" />
      </div>
      {answer && (
        <Said title={t('answered')} text={answer.text} lang={answer.language} codes={answer.reasonCodes} />
      )}
      {report && <Said title={t('reported')} text={report.text} codes={[]} />}
      <Refused review={review} />
      <Decisions review={review} name={name} onDecided={onDecided} />
    </article>
  )
}

type SaidProps = { title: string; text: string; lang?: string; codes: readonly string[] }

const useReasonNames = () => {
  const { language } = useT('review-queue')
  return (codes: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'unit' }).format(
      reasonLabels('dealerReview', codes).map(({ name }) => name[language]),
    )
}

const Said = ({ title, text, lang, codes }: SaidProps) => {
  const namesOf = useReasonNames()
  return (
    <section className="rounded-control bg-sand px-3.5 py-2.5 text-sm">
      <h4 className="text-xs font-normal text-ink-3">{title}</h4>
      <div lang={lang}>
        <Written text={text} className="whitespace-pre-line" />
      </div>
      {codes.length > 0 && <p className="mt-1 text-red">{namesOf(codes)}</p>}
    </section>
  )
}

const Refused = ({ review: { status, reasonCodes, rejectionReason } }: { review: AdminDealerReview }) => {
  const namesOf = useReasonNames()
  if (status !== 'REJECTED') return null
  return (
    <div className="text-sm text-red">
      {reasonCodes.length > 0 && <p>{namesOf(reasonCodes)}</p>}
      {rejectionReason && <Written text={rejectionReason} />}
    </div>
  )
}

type Part = 'REVIEW' | 'ANSWER'
type Decision = {
  status: 'APPROVED' | 'REJECTED'
  reasonCodes?: string[]
  rejectionReason?: string | undefined
}

/** The buttons of what waits; of what is decided, the way back. An act can be undone for ten seconds. */
const Decisions = ({ review, name, onDecided }: ReviewCardProps & { name: string }) => {
  const { t } = useT('review-queue')
  const errorText = useErrorText()
  const { mutateAsync: decide } = useDecideReview()
  const [refused, setRefused] = useState<Part>()
  const { id, version, status, answer, report } = review
  // The answer waits for itself alone once the review is public.
  const part: Part = status === 'APPROVED' && !report?.isOpen && answer ? 'ANSWER' : 'REVIEW'
  const send = (decision: Decision, on: Part) => {
    setRefused(undefined)
    actUndoably({
      on: [id],
      shownAs: 'GONE',
      version,
      title: t(`done.${decision.status}`),
      description: name,
      send: (seen) => decide({ id, part: on, ...decision, version: seen } as Parameters<typeof decide>[0]),
      failed: (error) => ({
        title: t('failed.decision'),
        description: `${name}: ${isStale(error) ? t('stale') : errorText(error)}`,
      }),
      onUndo: () => focusRow(id),
    })
    onDecided()
  }
  const ofReview = {
    // One that was reported waits as any other once its author has joined the dealership.
    yes: status === 'APPROVED' ? 'keep' : 'approve',
    no: status === 'APPROVED' ? 'takeDown' : 'reject',
    hasYes: status !== 'APPROVED' || report?.isOpen === true,
    hasNo: status !== 'REJECTED',
  } as const
  const ofAnswer = {
    yes: 'approveAnswer',
    no: 'rejectAnswer',
    hasYes: status === 'APPROVED' && answer?.status !== 'APPROVED',
    hasNo: status === 'APPROVED' ? answer?.status !== 'REJECTED' : answer?.status === 'PENDING',
  } as const
  const buttons = (on: Part, { yes, no, hasYes, hasNo }: typeof ofReview | typeof ofAnswer) => (
    <>
      {hasYes && (
        <Button
          size="sm"
          data-act={on === part ? 'approve' : undefined}
          aria-label={t(`${yes}.label`, { name })}
          onClick={() => send({ status: 'APPROVED' }, on)}
        >
          {t(yes)}
        </Button>
      )}
      {hasNo && (
        <Button
          size="sm"
          variant="secondary"
          aria-haspopup="dialog"
          data-act={on === part ? 'reject' : undefined}
          aria-label={t(`${no}.label`, { name })}
          onClick={() => setRefused(on)}
        >
          {t(no)}
        </Button>
      )}
    </>
  )
  return (
    <div className="mt-auto flex flex-wrap gap-2.5 border-t border-line pt-4">
      {buttons('REVIEW', ofReview)}
      {/* Also of a refused review, so that those which an earlier release left in the queue can leave it. */}
      {status !== 'PENDING' && answer && buttons('ANSWER', ofAnswer)}
      {refused && (
        <RefuseDialog
          kind="dealerReview"
          title={t('refuse.title')}
          subject={name}
          intro={t('refuse.intro')}
          submit={t('refuse.submit')}
          offered={dealerReviewCodes}
          texts={{ codesHint: t('refuse.hint'), text: t('refuse.text'), isTextOptional: true }}
          draftKey={`${id}:${refused}`}
          onClose={() => setRefused(undefined)}
          onSubmit={({ reasonCodes, rejectionReason }) =>
            send({ status: 'REJECTED', reasonCodes, rejectionReason }, refused)
          }
        />
      )}
    </div>
  )
}
