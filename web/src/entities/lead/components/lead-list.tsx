import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { LeadSide } from '#shared/schemas/lead.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLeads } from '#web/entities/lead/queries.ts'
import { LeadRow } from './lead-row.tsx'

const skeletons = ['first', 'second', 'third', 'fourth']

type LeadListProps = { side: LeadSide; openId: string | null; onOpen: (leadId: string) => void }

/** One's conversations, the liveliest first. */
export const LeadList = ({ side, openId, onOpen }: LeadListProps) => {
  const { t } = useT('messages')
  const { data: leads, error, refetch } = useLeads(side)
  if (!leads && error) return <LoadFailed title={t('listFailed')} error={error} onRetry={refetch} />
  if (!leads)
    return (
      <div aria-busy>
        {skeletons.map((name) => (
          <div key={name} className="flex gap-3.5 border-b border-line p-3.5">
            <Skeleton className="aspect-[4/3] w-20 rounded-control" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          </div>
        ))}
      </div>
    )
  if (leads.length === 0)
    return (
      <EmptyState
        icon={<MessagesSquare />}
        title={t(`empty.${side}`)}
        actions={
          side === 'buyer' && (
            <Link to={paths.cars()} className={buttonClass()}>
              {t('browse')}
            </Link>
          )
        }
      >
        {t(`emptyText.${side}`)}
      </EmptyState>
    )
  return (
    <ul>
      {leads.map((lead) => (
        <li key={lead.id} className="border-b border-line last:border-b-0">
          <LeadRow lead={lead} isOpen={lead.id === openId} onOpen={() => onOpen(lead.id)} />
        </li>
      ))}
    </ul>
  )
}
