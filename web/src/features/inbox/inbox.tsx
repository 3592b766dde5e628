import { useState } from 'react'
import { Zap } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { limits } from '#shared/constants/limits.ts'
import { useResponseLabels } from '#web/entities/dealer/response-time.ts'
import { ComingViewings } from '#web/entities/lead/coming-viewings.tsx'
import { useLeads, useSellerSummary } from '#web/entities/lead/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useActing } from '#web/stores/acting.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Conversations } from './conversations.tsx'
import { InboxList } from './inbox-list.tsx'
import { LeadList } from './lead-list.tsx'
import { ReplyTemplates } from './reply-templates.tsx'

/** The seller's inbox: everybody who asked about a car or plate, and how quickly they are answered. */
export const Inbox = ({ title }: { title: string }) => {
  const { t, rich } = useT('inbox')
  const { data: leads } = useLeads('seller')
  const { data: summary } = useSellerSummary()
  const response = useResponseLabels(summary?.responseTime ?? null)
  const [isManaging, setIsManaging] = useState(false)
  const isReading = useSearchParams()[0].has('lead')
  const { acting } = useActing()
  // A salesperson uses the answers of the dealership and does not change them.
  const mayManage = acting?.role !== 'SALES'
  const total = summary?.leads.total ?? 0
  return (
    <section className="flex flex-col gap-4">
      <div
        // On mobile an open conversation has the screen to itself.
        className={cx('flex flex-wrap items-end justify-between gap-3', isReading && 'max-lg:hidden')}
      >
        <div>
          <h2 className="text-xl">{title}</h2>
          {/* The line is there from the start, so that nothing moves when its text arrives. */}
          <p className="min-h-6 text-sm text-ink-2">
            {summary && (response ? t('response', response) : t('response.none'))}
          </p>
        </div>
        {mayManage && (
          <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setIsManaging(true)}>
            <Zap aria-hidden className="size-4" />
            {t('templates')}
          </Button>
        )}
      </div>
      {!isReading && <ComingViewings leads={leads} />}
      <Conversations
        renderList={(openId, onOpen) =>
          leads && leads.length > 0 ? (
            <InboxList leads={leads} openId={openId} onOpen={onOpen} />
          ) : (
            <LeadList side="seller" openId={openId} onOpen={onOpen} />
          )
        }
        onManageTemplates={() => setIsManaging(true)}
      />
      {leads && leads.length >= limits.leadsAtOnce && total > leads.length && (
        <p className="text-sm text-ink-2">{t('more', { count: leads.length, total })}</p>
      )}
      <p className={cx('text-sm text-ink-2', isReading && 'max-lg:hidden')}>
        {rich('elsewhere', {
          analytics: (
            <Link to={{ search: '?tab=analytics' }} className="underline underline-offset-4">
              {t('elsewhere.link')}
            </Link>
          ),
        })}
      </p>
      <ReplyTemplates open={isManaging} onClose={() => setIsManaging(false)} />
    </section>
  )
}
