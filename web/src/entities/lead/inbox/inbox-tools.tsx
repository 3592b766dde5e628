import { Search } from 'lucide-react'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { chipClass } from '#web/ui/chip.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { leadFilters, type countLeads, type LeadFilter } from './filter-leads.ts'

type InboxToolsProps = {
  filter: LeadFilter
  search: string
  counts: ReturnType<typeof countLeads>
  onFilter: (filter: LeadFilter) => void
  onSearch: (search: string) => void
}

/** Narrows the inbox to a status, a buyer or a car. */
export const InboxTools = ({ filter, search, counts, onFilter, onSearch }: InboxToolsProps) => {
  const { t, language } = useT('inbox')
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
        {leadFilters.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === filter}
            onClick={() => onFilter(one)}
            className={cx(chipClass, 'relative px-3 aria-pressed:bg-maroon-tint aria-pressed:text-maroon')}
          >
            {t(`filter.${one}`)}
            <span className="text-xs tabular-nums">{formatNumber(counts[one].count, language)}</span>
            {one !== 'ALL' && counts[one].unread > 0 && (
              <span className="size-2 rounded-full bg-brand">
                <span className="sr-only">{t('unread', { count: counts[one].unread })}</span>
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  )
}
