import { useRef } from 'react'
import { SearchX } from 'lucide-react'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useInventory } from '#web/features/own-listings/inventory/use-inventory.ts'
import { PlateSearch } from '#web/features/own-plates/components/plate-search.tsx'
import { findPlates } from '#web/features/own-plates/find-plates.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { focusMain } from '#web/ui/focus-main.ts'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { PlateRows } from './plate-rows.tsx'

const pageSize = 25

/** One's own plates by search and page. */
export const PlateInventory = ({ user, plates }: { user: CurrentUser; plates: readonly OwnPlate[] }) => {
  const { t } = useT('own-plates')
  const dashboard = useT('dashboard')
  const { query, settled, change, clear, goTo, hrefOf } = useInventory()
  const found = findPlates(plates, settled)
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(query.page, pageCount)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusList = useFocusLater(heading)
  return (
    <div className="flex flex-col gap-4">
      <PlateSearch value={query.search} onChange={(search) => change({ search })} />
      <h3
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-24 text-sm font-normal tracking-normal text-ink-2 tabular-nums"
      >
        {t('found', { count: found.length })}
      </h3>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t('none')}
          actions={
            <Button variant="secondary" onClick={clear}>
              {dashboard.t('search.clear')}
            </Button>
          }
        />
      ) : (
        <PlateRows
          user={user}
          plates={found.slice((page - 1) * pageSize, page * pageSize)}
          // With the last one the list goes too; the dialog that asked still keeps the focus.
          onGone={() => (plates.length > 1 ? focusList() : void setTimeout(focusMain))}
        />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        onSelect={(to) => {
          goTo(to)
          focusList()
        }}
        hrefOf={hrefOf}
      />
    </div>
  )
}
