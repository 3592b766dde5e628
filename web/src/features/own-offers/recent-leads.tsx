import { Link } from 'react-router-dom'
import type { LeadView } from '#shared/schemas/lead.ts'
import { leadTitleIn, useOtherName, LeadPicture, LeadStatusBadge } from '#web/entities/lead/lead-parts.tsx'
import { useUnreadLeads } from '#web/entities/lead/queries.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

// Spec 9.
const shownAtMost = 5

const row = '-mx-4 flex gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:mx-0 sm:px-0'

const RecentLead = ({ lead }: { lead: LeadView }) => {
  const { language } = useT('messages')
  const age = useAge()
  const otherName = useOtherName()
  return (
    <Link
      to={{ search: `?tab=leads&lead=${lead.id}` }}
      className="flex h-full w-60 shrink-0 gap-3 rounded-card border border-line bg-card p-3 transition-colors hover:bg-sand focus-visible:-outline-offset-2"
    >
      <LeadPicture lead={lead} sizes="3.5rem" className="size-14 shrink-0 rounded-control" />
      <span className="flex min-w-0 flex-1 flex-col">
        <bdi className="on-page-side truncate text-sm font-medium">{otherName(lead)}</bdi>
        <bdi className="on-page-side line-clamp-2 text-xs text-ink-2">{leadTitleIn(lead, language)}</bdi>
        <span className="mt-auto flex items-center justify-between gap-2 pt-1.5 text-xs text-ink-3">
          {age(lead.lastActivityAt)}
          <LeadStatusBadge status={lead.status} />
        </span>
      </span>
    </Link>
  )
}

/** The most recent leads (spec: Recent Leads); nothing without leads. */
export const RecentLeads = () => {
  const { t } = useT('messages')
  const { data: leads, isError } = useUnreadLeads('seller')
  if (isError || leads?.length === 0) return null
  return (
    <section aria-labelledby="recent-leads">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="recent-leads" className="text-lg">
          {t('recent')}
        </h2>
        <Link
          to={{ search: '?tab=leads' }}
          className="inline-flex min-h-9 items-center text-sm text-maroon underline-offset-4 hover:underline"
        >
          {t('recent.all')}
        </Link>
      </div>
      {leads ? (
        <ul className={row}>
          {leads.slice(0, shownAtMost).map((lead) => (
            <li key={lead.id}>
              <RecentLead lead={lead} />
            </li>
          ))}
        </ul>
      ) : (
        <div aria-busy className={row}>
          <Skeleton className="h-24 w-full rounded-card" />
        </div>
      )}
    </section>
  )
}
