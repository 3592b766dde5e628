import { titleIn } from '#shared/rules/title-in.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { reasonLabels } from '#shared/rules/refusal.ts'
import type { AppealView } from '#shared/schemas/moderation.ts'
import type { Role } from '#shared/schemas/user.ts'
import { sellerSearch } from '#web/entities/admin/admin-address.ts'
import { LateMark } from '#web/entities/admin/late-mark.tsx'
import { ReviewLink } from '#web/entities/review/review-link.tsx'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Written } from '#web/ui/written.tsx'
import { AnswerForm } from './answer-form.tsx'

type AppealCardProps = {
  appeal: AppealView
  /** It leaves the list, and its buttons with it. */
  onAnswered: () => void
}

/** An appeal: its subject, why that was refused, what the seller says, and the answer. */
export const AppealCard = ({ appeal, onAnswered }: AppealCardProps) => {
  const { t, language } = useT('appeals')
  const admin = useT('admin')
  const age = useAge()
  const { about, by, message, status } = appeal
  const title = titleIn(about, language)
  return (
    <article className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Badge>{t(`kind.${about.kind}`)}</Badge>
        <span className="flex flex-wrap gap-x-2 text-xs text-ink-3">
          {age(appeal.at)}
          <LateMark queue="appeals" since={status === 'OPEN' && appeal.at} />
        </span>
      </div>
      <div className="min-w-0">
        <h3 className="text-base font-medium break-words">
          {about.version === null ? (
            <bdi>{title}</bdi>
          ) : (
            <ReviewLink
              kind={about.kind}
              id={about.id}
              className="inline-flex items-center gap-1.5 underline-offset-4 hover:underline"
            >
              <bdi>{title}</bdi>
              <ChevronRight aria-hidden className="mirrored size-4 shrink-0 text-ink-3" />
            </ReviewLink>
          )}
        </h3>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-2">
          <bdi>{by.name}</bdi>
          <Link
            to={{ search: sellerSearch(by.id) }}
            className="inline-flex min-h-6 items-center text-ink-3 underline-offset-4 hover:text-ink hover:underline"
          >
            <bdi>@{by.username}</bdi>
          </Link>
          <span className="text-ink-3">{admin.t(`role.${by.role as Role}`)}</span>
        </p>
      </div>
      <GivenRefusal appeal={appeal} />
      <section>
        <h4 className="text-xs font-normal text-ink-3">{t('message')}</h4>
        <Written text={message} className="whitespace-pre-line" />
      </section>
      {status !== 'OPEN' && <GivenAnswer appeal={appeal} />}
      {status === 'OPEN' && appeal.mayAnswer === 'NO' && (
        <p className="mt-auto border-t border-line pt-3 text-sm text-ink-2">{t('own')}</p>
      )}
      {status === 'OPEN' && appeal.mayAnswer !== 'NO' && (
        <AnswerForm appeal={appeal} title={title} onAnswered={onAnswered} />
      )}
    </article>
  )
}

/** The refusal that is appealed against, with its reasons. */
const GivenRefusal = ({ appeal }: { appeal: AppealView }) => {
  const { t, rich, language } = useT('appeals')
  const age = useAge()
  const { about, reasonCodes, rejectionReason, rejectedBy, rejectedAt } = appeal
  const names = reasonLabels(about.kind, reasonCodes).map(({ name }) => name[language])
  return (
    <section className="rounded-control bg-sand px-3.5 py-2.5 text-sm">
      <h4 className="text-xs font-normal text-ink-3">
        {rejectedBy && rejectedAt
          ? rich('refused.by', { name: <bdi>{rejectedBy.username}</bdi>, age: age(rejectedAt) })
          : t('refused')}
      </h4>
      {names.length > 0 && (
        <p className="font-medium">{new Intl.ListFormat(language, { type: 'unit' }).format(names)}</p>
      )}
      {rejectionReason && <Written text={rejectionReason} className="text-ink-2" />}
    </section>
  )
}

const GivenAnswer = ({ appeal }: { appeal: AppealView }) => {
  const { t, rich } = useT('appeals')
  const age = useAge()
  const { status, answer, answeredAt, answeredBy } = appeal
  const when = age(answeredAt ?? appeal.at)
  const outcome = () => {
    if (status !== 'GRANTED' && status !== 'UPHELD') return t('withdrawn')
    return answeredBy
      ? rich(`answered.${status}`, { name: <bdi>{answeredBy.username}</bdi>, age: when })
      : t('answered.unnamed', { age: when })
  }
  return (
    <div className="mt-auto border-t border-line pt-3 text-sm">
      <p className="text-ink-2">{outcome()}</p>
      {answer && <Written text={answer} className="mt-1" />}
    </div>
  )
}
