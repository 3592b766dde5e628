import { useDeferredValue, useState, type ReactNode } from 'react'
import { Clock, Search, SearchX } from 'lucide-react'
import type { LeadView } from '#shared/schemas/lead.ts'
import { useAddressValue, useSetAddress } from '#web/app/use-address.ts'
import { useColleagues } from '#web/entities/team/acting.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useActing } from '#web/stores/acting.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { choiceChipClass } from '#web/ui/chip.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ExportLeads } from './export-leads.tsx'
import {
  countLeads,
  findLeads,
  isOverdue,
  type LeadFilter,
  leadFilters,
  leadOwners,
  leadsOf,
  leadSources,
  sourceOf,
} from './filter-leads.ts'
import { LeadRow } from './lead-list.tsx'
import { ReminderBadge } from './lead-reminder.tsx'

type InboxListProps = {
  leads: readonly LeadView[]
  openId: string | null
  onOpen: (leadId: string) => void
}

/** The leads of a seller by status and search. A lead that has waited for more than a day is marked. */
export const InboxList = ({ leads: all, openId, onOpen }: InboxListProps) => {
  const { t } = useT('inbox')
  const [filter, show] = useAddressValue('status', leadFilters, 'ALL')
  const [search, setSearch] = useState('')
  const [now] = useState(Date.now)
  const setAddress = useSetAddress()
  const reset = () => setAddress({ status: null, source: null, owner: null })
  const colleagues = useColleagues({ isVisit: true })
  const [chosenOwner, setOwner] = useAddressValue('owner', leadOwners, 'ALL')
  const leads = leadsOf(all, colleagues ? chosenOwner : 'ALL', colleagues?.me)
  const { acting } = useActing()
  const [source, setSource] = useAddressValue('source', ['ALL', ...leadSources] as const, 'ALL')
  const found = findLeads(leads, { filter, source, search: useDeferredValue(search) })
  const present = leadSources.filter((one) => leads.some((lead) => sourceOf(lead) === one))
  return (
    <>
      <InboxFilters
        filter={filter}
        search={search}
        counts={countLeads(leads, now)}
        onFilter={show}
        onSearch={setSearch}
        source={
          present.length > 1 && (
            <SelectField
              label={t('source')}
              labelHidden
              compact
              className="min-w-0 flex-1 basis-48"
              value={source}
              options={(['ALL', ...present] as const).map((one) => ({
                value: one,
                label: t(`source.${one}`),
              }))}
              onChange={({ target }) => setSource(leadSources.find((one) => one === target.value) ?? 'ALL')}
            />
          )
        }
        owner={
          colleagues && (
            <SelectField
              label={t('owner')}
              labelHidden
              compact
              className="min-w-0 flex-1 basis-36"
              value={chosenOwner}
              options={leadOwners.map((one) => ({ value: one, label: t(`owner.${one}`) }))}
              onChange={({ target }) => setOwner(leadOwners.find((one) => one === target.value) ?? 'ALL')}
            />
          )
        }
        // Data of people leaves with the owner alone.
        end={!acting && <ExportLeads leads={found} />}
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
                  reset()
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
                  lead.reminder ? (
                    <ReminderBadge lead={lead} now={now} />
                  ) : (
                    isOverdue(lead, now) && (
                      <Badge tone="amber" icon={<Clock aria-hidden />}>
                        {t('waiting')}
                      </Badge>
                    )
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

type InboxFiltersProps = {
  filter: LeadFilter
  search: string
  counts: ReturnType<typeof countLeads>
  onFilter: (filter: LeadFilter) => void
  onSearch: (search: string) => void
  /** The choice of a source, where there are several. */
  source: ReactNode
  /** The choice of who looks after them, where there is a team. */
  owner: ReactNode
  /** The actions on the leads that are shown. */
  end: ReactNode
}

const InboxFilters = ({
  filter,
  search,
  counts,
  onFilter,
  onSearch,
  source,
  owner,
  end,
}: InboxFiltersProps) => {
  const { t, language } = useT('inbox')
  // Many inboxes have neither.
  const shown = leadFilters.filter(
    (one) => (one !== 'REMINDER' && one !== 'VIEWING') || one === filter || counts[one].count > 0,
  )
  return (
    <div className="flex flex-col gap-2.5 border-b border-line p-3.5">
      <TextField
        type="search"
        label={t('search')}
        labelHidden
        placeholder={t('search')}
        before={<Search aria-hidden />}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <div role="group" aria-label={t('filter')} className="flex flex-wrap gap-2">
        {shown.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === filter}
            onClick={() => onFilter(one)}
            className={cx(choiceChipClass, 'relative px-3')}
          >
            {t(`filter.${one}`)}
            <span className="text-xs tabular-nums">{formatNumber(counts[one].count, language)}</span>
            {one !== 'ALL' && counts[one].unread > 0 && (
              <span className="size-2 rounded-full bg-brand">
                <span className="sr-only">
                  {t(one === 'REMINDER' ? 'reminder.dueCount' : 'unread', { count: counts[one].unread })}
                </span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 empty:hidden">
        {/* Each has the room of its longest choice; the shorter one shares a line with the button. */}
        {source}
        {owner}
        {end}
      </div>
    </div>
  )
}
