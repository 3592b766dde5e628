import { useState } from 'react'
import { CalendarCheck2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isComing } from '#shared/rules/viewing.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { paths } from '#web/app/paths.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { leadTitleIn, useOtherName } from './lead-parts.tsx'

/** The agreed viewings of a seller within a week, the next one first; nothing without any. */
export const ComingViewings = ({ leads }: { leads: readonly LeadView[] | undefined }) => {
  const { t, language } = useT('viewing')
  const otherName = useOtherName()
  const [now] = useState(() => new Date())
  const coming = (leads ?? [])
    .flatMap((lead) => (isComing(lead.viewing, now) ? { lead, time: lead.viewing?.time ?? '' } : []))
    .toSorted((a, b) => a.time.localeCompare(b.time))
  if (coming.length === 0) return null
  return (
    <section aria-labelledby="coming-viewings">
      <h2 id="coming-viewings" className="mb-2 text-lg">
        {t('coming')}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {coming.map(({ lead, time }) => (
          <li key={lead.id}>
            <Link
              to={paths.sellerDashboard('leads', { lead: lead.id })}
              className="flex min-h-12 flex-wrap items-center gap-x-3 px-3.5 py-2 text-sm transition-colors hover:bg-sand focus-visible:-outline-offset-2"
            >
              <CalendarCheck2 aria-hidden className="size-4.5 shrink-0 stroke-[1.5] text-green" />
              <time dateTime={time} className="font-medium tabular-nums">
                <bdi>{formatDate(time, language, { weekday: true, time: true })}</bdi>
              </time>
              <bdi className="min-w-0 truncate text-ink-2">{leadTitleIn(lead, language)}</bdi>
              <span className="text-ink-3">{t('coming.with', { name: otherName(lead) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
