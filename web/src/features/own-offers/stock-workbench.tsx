import { useMemo, useState } from 'react'
import { SearchX } from 'lucide-react'
import type { StockCar } from '#shared/schemas/stock.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useUnreadLeads } from '#web/entities/lead/queries.ts'
import { ExportButton } from '#web/entities/listing/export-button.tsx'
import { useRights } from '#web/entities/team/use-rights.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { within } from '#web/ui/selection.ts'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { useSelection } from '#web/ui/use-selection.ts'
import { BulkActions } from './bulk-actions.tsx'
import { narrowStock, summarizeStock, useStockQuery, type StockFacts } from './stock-query.ts'
import { useStockSettings } from './stock-settings.ts'
import { StockSummary } from './stock-summary.tsx'
import { StockTable } from './stock-table.tsx'
import { ColumnsMenu, StockFilters, ViewsMenu } from './stock-toolbar.tsx'
import { useBulk } from './use-bulk.tsx'

type StockWorkbenchProps = {
  user: CurrentUser
  cars: readonly StockCar[]
  onPrint: (cars: readonly StockCar[]) => void
}

/** A dealership's stock as a table: filters, saved views, chosen columns, edits in place, and acts on many cars at once. */
export const StockWorkbench = ({ user, cars, onPrint }: StockWorkbenchProps) => {
  const { t } = useT('stock')
  const dashboard = useT('dashboard')
  const facts = useStockFacts()
  const state = useStockQuery()
  const settings = useStockSettings(user.id)
  const { query } = state
  const found = useMemo(() => narrowStock(cars, query, facts), [cars, query, facts])
  const summary = useMemo(() => summarizeStock(cars, facts), [cars, facts])
  const { selection, set, press, keep } = useSelection()
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  const bulk = useBulk({ user, onKeep: keep, onDone: focusHeading })
  const { canEdit, canSay, isOwner } = useRights(user)
  const selected = within(selection, found)
  return (
    <div className="flex flex-col gap-2.5">
      <StockSummary summary={summary} hrefOf={state.hrefOf} />
      <StockFilters state={state} cars={cars} />
      <div
        // The acts on what is selected take its place.
        hidden={selected.length > 0}
        className="flex min-h-14 flex-wrap items-center gap-2"
      >
        <h3
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 text-sm font-normal tracking-normal text-ink-2 tabular-nums"
        >
          {t('found', { count: found.length })}
        </h3>
        {state.isNarrowed && (
          <Button variant="ghost" size="sm" onClick={state.clear}>
            {t('clear')}
          </Button>
        )}
        <span className="ms-auto flex flex-wrap gap-2">
          <ViewsMenu state={state} settings={settings} />
          <ColumnsMenu settings={settings} />
          <ExportButton of={found} />
        </span>
      </div>
      <BulkActions
        bulk={bulk}
        isInLine
        selected={selected}
        now={facts.now}
        canEdit={canEdit}
        canDelete={isOwner}
        found={found.length}
        onSelectAll={() => set(true, found)}
        onClear={() => keep([])}
        onPrint={onPrint}
      />
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={dashboard.t('search.none')}
          actions={
            <Button variant="secondary" onClick={state.clear}>
              {t('clear')}
            </Button>
          }
        />
      ) : (
        <StockTable
          cars={found}
          facts={facts}
          canEdit={canEdit}
          canSay={canSay}
          canDelete={isOwner}
          columns={settings.columns}
          order={query.order}
          onOrder={(order) => state.change({ order })}
          selection={selection}
          onPress={press}
          onSelectAll={(isOn) => set(isOn, found)}
          onGone={focusHeading}
          bulk={bulk}
        />
      )}
    </div>
  )
}

/** One moment for the whole table, so that counts and rows agree at midnight, and the leads that nobody has answered. */
const useStockFacts = (): StockFacts => {
  const [now] = useState(Date.now)
  const { data: leads } = useUnreadLeads('seller')
  return useMemo(() => {
    const waiting = new Map<string, number>()
    for (const { status, listingId } of leads ?? [])
      if (status === 'NEW' && listingId) waiting.set(listingId, (waiting.get(listingId) ?? 0) + 1)
    return { now, waiting }
  }, [now, leads])
}
