import { useDeferredValue, useState } from 'react'
import { Clock, SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import type { LeadView } from '#shared/schemas/lead.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LeadRow } from '#web/entities/lead/components/lead-row.tsx'
import { countLeads, findLeads, isOverdue, leadFilters, type LeadFilter } from './filter-leads.ts'
import { InboxTools } from './inbox-tools.tsx'

type InboxListProps = {
  leads: readonly LeadView[]
  openId: string | null
  onOpen: (leadId: string) => void
}

const param = 'status'

/** Everybody who asked, narrowed to whom the seller looks for. Who has waited for more than a day is marked. */
export const InboxList = ({ leads, openId, onOpen }: InboxListProps) => {
  const { t } = useT('inbox')
  const [address, setAddress] = useSearchParams()
  const filter = leadFilters.find((known) => known === address.get(param)) ?? 'ALL'
  const [search, setSearch] = useState('')
  const [now] = useState(Date.now)
  const found = findLeads(leads, filter, useDeferredValue(search))
  const show = (next: LeadFilter) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === 'ALL') after.delete(param)
        else after.set(param, next)
        return after
      },
      { replace: true },
    )
  return (
    <>
      <InboxTools
        filter={filter}
        search={search}
        counts={countLeads(leads)}
        onFilter={show}
        onSearch={setSearch}
      />
      {found.length === 0 ? (
        <div className="p-4">
          <EmptyState
            icon={<SearchX />}
            title={t('none')}
            actions={
              <Button
                variant="secondary"
                onClick={() => {
                  setSearch('')
                  show('ALL')
                }}
              >
                {t('none.all')}
              </Button>
            }
          />
        </div>
      ) : (
        <ul>
          {found.map((lead) => (
            <li key={lead.id} className="border-b border-line last:border-b-0">
              <LeadRow
                lead={lead}
                isOpen={lead.id === openId}
                onOpen={() => onOpen(lead.id)}
                mark={
                  isOverdue(lead, now) && (
                    <Badge tone="amber" icon={<Clock aria-hidden />}>
                      {t('waiting')}
                    </Badge>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
