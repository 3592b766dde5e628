import { ExternalLink } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import type { AppealView } from '#shared/schemas/moderation.ts'
import type { Role } from '#shared/schemas/user.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Written } from '#web/ui/written.tsx'
import { AnswerForm } from './answer-form.tsx'
import { AnswerGiven } from './answer-given.tsx'
import { RefusedThen } from './refused-then.tsx'

type AppealCardProps = {
  appeal: AppealView
  /** Where the thing is reviewed. */
  review: To
  /** It leaves the list, and its buttons with it. */
  onAnswered: () => void
}

/** An appeal: what it is about, what was said when that was refused, what its maker says, and the answer. */
export const AppealCard = ({ appeal, review, onAnswered }: AppealCardProps) => {
  const { t, language } = useT('appeals')
  const admin = useT('admin')
  const age = useAge()
  const { about, by, message, status } = appeal
  const title = language === 'ar' ? about.titleAr : about.title
  return (
    <article className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Badge>{t(`kind.${about.kind}`)}</Badge>
        <span className="text-xs text-ink-3">{age(appeal.at)}</span>
      </div>
      <div className="min-w-0">
        <h3 className="text-base font-medium break-words">
          {about.version === null ? (
            <bdi>{title}</bdi>
          ) : (
            <Link to={review} className="inline-flex items-center gap-1.5 underline-offset-4 hover:underline">
              <bdi>{title}</bdi>
              <ExternalLink aria-hidden className="mirrored size-4 shrink-0 text-ink-3" />
            </Link>
          )}
        </h3>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-2">
          <bdi>{by.name}</bdi>
          <bdi className="text-ink-3">@{by.username}</bdi>
          <span className="text-ink-3">{admin.t(`role.${by.role as Role}`)}</span>
        </p>
      </div>
      <RefusedThen appeal={appeal} />
      <section>
        <h4 className="text-xs font-normal text-ink-3">{t('message')}</h4>
        <Written text={message} className="whitespace-pre-line" />
      </section>
      {status === 'OPEN' ? (
        <AnswerForm appeal={appeal} title={title} onAnswered={onAnswered} />
      ) : (
        <AnswerGiven appeal={appeal} />
      )}
    </article>
  )
}
