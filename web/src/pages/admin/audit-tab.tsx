import { useRef } from 'react'
import { AuditFilters } from '#web/features/audit/components/audit-filters.tsx'
import { ExportMenu } from '#web/features/audit/components/export-menu.tsx'
import { isWholeLog } from '#web/features/audit/audit-filters.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { AuditList } from './audit-list.tsx'
import { useAuditFilters } from './use-audit-filters.ts'

/** Who did what, when and to what; searched by all four, checked in the browser, saved as a file. */
export const AuditTab = () => {
  const { t } = useT('audit')
  const { filters, isAskable, narrow, clear } = useAuditFilters()
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = useFocusLater(heading)
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-2xl">
          <h2 ref={heading} tabIndex={-1} className="text-xl">
            {t('title')}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{t('intro')}</p>
        </div>
        {isAskable && <ExportMenu key={JSON.stringify(filters)} filters={filters} />}
      </div>
      <div className="mb-6 flex flex-col items-start gap-3 *:w-full">
        <AuditFilters filters={filters} onChange={narrow} />
        {!isWholeLog(filters) && (
          <div>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                clear()
                focusHeading()
              }}
            >
              {t('filter.clear')}
            </Button>
          </div>
        )}
      </div>
      {isAskable && <AuditList filters={filters} />}
    </section>
  )
}
