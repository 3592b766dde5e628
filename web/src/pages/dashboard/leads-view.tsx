import { useState } from 'react'
import { Zap } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { limits } from '#shared/constants/limits.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useSellerSummary } from '#web/features/analytics/api/get-seller-summary.ts'
import { useResponseWords } from '#web/entities/dealer/use-response-words.ts'
import { useLeads } from '#web/entities/lead/queries.ts'
import { LeadList } from '#web/entities/lead/components/lead-list.tsx'
import { InboxList } from '#web/entities/lead/inbox/inbox-list.tsx'
import { SellerHead } from '#web/entities/lead/inbox/seller-head.tsx'
import { TemplateMenu } from '#web/entities/lead/templates/template-menu.tsx'
import { TemplatesDialog } from '#web/entities/lead/templates/templates-dialog.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Conversations } from './conversations.tsx'
import { useTabLabel } from './use-tab-label.ts'

/** Who asked about the seller's cars: the inbox, and how quickly it is answered. */
export const LeadsView = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('inbox')
  const labelOf = useTabLabel(user)
  const { data: leads } = useLeads('seller')
  const { data: summary } = useSellerSummary()
  const measured = useResponseWords(summary?.responseTime ?? null)
  const [isManaging, setIsManaging] = useState(false)
  const isReading = useSearchParams()[0].has('lead')
  const total = summary?.leads.total ?? 0
  return (
    <section className="flex flex-col gap-4">
      <div
        // On a phone an open conversation has the screen to itself.
        className={cx('flex flex-wrap items-end justify-between gap-3', isReading && 'max-lg:hidden')}
      >
        <div>
          <h2 className="text-xl">{labelOf('leads')}</h2>
          {/* Its line is there from the start, so that nothing moves when it comes. */}
          <p className="min-h-6 text-sm text-ink-2">
            {summary && (measured ? t('response', measured) : t('response.none'))}
          </p>
        </div>
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setIsManaging(true)}>
          <Zap aria-hidden className="size-4" />
          {t('answers')}
        </Button>
      </div>
      <Conversations
        renderList={(openId, open) =>
          leads && leads.length > 0 ? (
            <InboxList leads={leads} openId={openId} onOpen={open} />
          ) : (
            <LeadList side="seller" openId={openId} onOpen={open} />
          )
        }
        seller={{
          renderHead: (lead) => <SellerHead lead={lead} />,
          renderComposer: (lead, insert) => (
            <TemplateMenu lead={lead} onInsert={insert} onManage={() => setIsManaging(true)} />
          ),
        }}
      />
      {leads && leads.length >= limits.leadsAtOnce && total > leads.length && (
        <p className="text-sm text-ink-2">{t('more', { count: leads.length, total })}</p>
      )}
      <TemplatesDialog open={isManaging} onClose={() => setIsManaging(false)} />
    </section>
  )
}
