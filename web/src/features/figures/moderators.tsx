import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Figures } from '#shared/schemas/figures.ts'
import { tabSearch } from '#web/entities/admin/admin-address.ts'
import { isLate } from '#web/entities/admin/times.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { formatWait } from './format-wait.ts'

/** Where each queue is worked on. */
const addressOf = {
  listings: tabSearch('listings'),
  checks: tabSearch('listings', { status: 'to_check' }),
  plates: tabSearch('plates'),
  applications: tabSearch('dealers'),
  reports: tabSearch('reports'),
  appeals: tabSearch('appeals'),
  messages: tabSearch('messages'),
  dealerReviews: tabSearch('reviews'),
  quotes: tabSearch('quotes'),
} as const

/** How long the oldest of each queue has waited, and whether that is longer than it should be. */
export const QueueAges = ({ queues }: { queues: NonNullable<Figures['queues']> }) => {
  const { t, language } = useT('figures')
  const age = useAge()
  const isOverdue = ({ oldestAt, targetHours }: (typeof queues)[number]) =>
    oldestAt !== null && isLate(oldestAt, targetHours)
  return (
    <section className="rounded-card border border-line bg-card p-4 sm:p-5">
      <h3 className="mb-3 text-base">{t('queues')}</h3>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-4">
        {queues.map((queue) => (
          <li key={queue.name} className="flex flex-col gap-0.5">
            <Link
              to={{ search: addressOf[queue.name] }}
              className="text-ink-2 underline-offset-4 hover:underline"
            >
              {t(`queue.${queue.name}`)}
            </Link>
            <span className={cx('font-medium', isOverdue(queue) && 'text-red')}>
              {isOverdue(queue) && (
                <TriangleAlert aria-hidden className="me-1 inline size-4 align-text-bottom" />
              )}
              {queue.oldestAt === null ? t('queue.empty') : t('queue.oldest', { age: age(queue.oldestAt) })}
            </span>
            <span className="text-xs text-ink-3">
              {t(isOverdue(queue) ? 'queue.late' : 'queue.target', {
                wait: formatWait(queue.targetHours * 60, language),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const columns = ['decisions', 'wait', 'reversed', 'checks', 'reports', 'claims'] as const

type ModeratorsProps = { moderators: NonNullable<Figures['moderators']>; isSearched: boolean }

/** The acts of each admin in the period. */
export const Moderators = ({ moderators, isSearched }: ModeratorsProps) => {
  const { t, language } = useT('figures')
  const number = (count: number) => formatNumber(count, language)
  if (moderators.length === 0)
    return isSearched ? (
      <p role="status" className="text-sm text-ink-2">
        {t('moderators.none')}
      </p>
    ) : null
  return (
    <section className="overflow-x-auto rounded-card border border-line bg-card p-4 sm:p-5">
      <h3 className="mb-3 text-base">{t('moderators')}</h3>
      <table className="w-full min-w-[40rem] text-sm">
        <caption className="sr-only">{t('moderators')}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-3">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {t('moderator')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-start font-medium">
                {t(`moderator.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moderators.map(({ id, username, decisions, reversed, checks, reports, claims, ...one }) => (
            <tr key={id} className="border-b border-line last:border-b-0 *:py-2.5 *:tabular-nums">
              <td className="pe-3">
                <Link
                  to={{ search: tabSearch('audit', { actor: id }) }}
                  className="underline-offset-4 hover:underline"
                >
                  {username ?? t('moderator.gone')}
                </Link>
              </td>
              <td className="px-3">{number(decisions)}</td>
              <td className="px-3">
                {one.medianDecisionMinutes === null ? '–' : formatWait(one.medianDecisionMinutes, language)}
              </td>
              <td className={cx('px-3', reversed > 0 && 'text-amber')}>{number(reversed)}</td>
              <td className="px-3">{number(checks)}</td>
              <td className="px-3">{number(reports)}</td>
              <td className="px-3">{number(claims)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
