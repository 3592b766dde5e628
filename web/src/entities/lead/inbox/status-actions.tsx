import { Clock } from 'lucide-react'
import { canMoveLead } from '#shared/rules/lead.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useUpdateLead } from '#web/entities/lead/queries.ts'
import { LeadStatus } from '#web/entities/lead/components/lead-status.tsx'
import { isOverdue } from './filter-leads.ts'

const moves = ['CONTACTED', 'CLOSED'] as const

/** Where a request stands, and where its seller may put it next: parts of one row. */
export const StatusActions = ({ lead, now }: { lead: LeadView; now: number }) => {
  const { t } = useT('messages')
  const inbox = useT('inbox')
  const age = useAge()
  const errorText = useErrorText()
  const { mutate: update, isPending, variables } = useUpdateLead(lead.id)
  const wordOf = (status: (typeof moves)[number]) =>
    status === 'CONTACTED' && lead.status === 'CLOSED' ? inbox.t('reopen') : t(`mark.${status}`)
  return (
    <>
      <LeadStatus status={lead.status} />
      {moves
        .filter((status) => status !== lead.status && canMoveLead(lead.status, status))
        .map((status) => (
          <Button
            key={status}
            size="sm"
            variant="ghost"
            // Its words stand in line with what is above and below.
            className="-mx-3.5"
            pending={isPending && variables.status === status}
            onClick={() =>
              update(
                { status },
                {
                  onError: (error) =>
                    showToast({ title: t('statusFailed'), description: errorText(error), tone: 'danger' }),
                },
              )
            }
          >
            {wordOf(status)}
          </Button>
        ))}
      {isOverdue(lead, now) && (
        <span className="inline-flex items-center gap-1.5 text-sm text-amber">
          <Clock aria-hidden className="size-4" />
          {inbox.t('asked', { age: age(lead.createdAt) })}
        </span>
      )}
    </>
  )
}
