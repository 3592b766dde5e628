import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ImportView } from '#shared/schemas/stock-import.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { useImports } from '#web/features/import-stock/api/list-imports.ts'
import { isIdle } from '#web/features/import-stock/is-idle.ts'
import type { ImportTools } from '#web/features/import-stock/import-tools.ts'
import { EarlierImports } from './earlier-imports.tsx'
import { ExportButton } from '#web/entities/listing/export-button.tsx'
import { ImportPanel } from './import-panel.tsx'
import { StartPanel } from './start-panel.tsx'

const fresh = 'new'

/** The import to go on with: the newest whose file arrived, unless it has come to its end. */
const unfinished = (imports: readonly ImportView[] | undefined): string | undefined => {
  const newest = imports?.find(({ state }) => state !== 'AWAITING_FILE')
  const isOver = !newest || newest.state === 'DONE' || newest.state === 'REFUSED' || isIdle(newest)
  return isOver ? undefined : newest.id
}

const withImport = (search: URLSearchParams, id: string): URLSearchParams => {
  const next = new URLSearchParams(search)
  next.set('import', id)
  return next
}

type StockImportProps = { tools: ImportTools; listings: readonly OwnListing[] | undefined }

/** Imports of a dealership: the one in `?import=` or the one to go on with, else the start of a new one. */
export const StockImport = ({ tools, listings }: StockImportProps) => {
  const { t } = useT('import')
  const [search, setSearch] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = useFocusLater(heading)
  const { data: imports, error, refetch } = useImports()
  const named = search.get('import')
  const goingOn = unfinished(imports)
  const openId = named === fresh ? undefined : (named ?? goingOn)
  useEffect(() => {
    // Named in the address, it stays in sight when it has come to its end.
    if (!named && goingOn) setSearch((before) => withImport(before, goingOn), { replace: true })
  }, [named, goingOn, setSearch])
  const show = (id: string) => {
    setSearch((before) => withImport(before, id))
    focusHeading()
  }
  const content = () => {
    if (openId)
      return (
        <ImportPanel key={openId} id={openId} tools={tools} listings={listings} onAgain={() => show(fresh)} />
      )
    if (!imports && error) return <LoadFailed title={t('list.failed')} error={error} onRetry={refetch} />
    if (!imports)
      return (
        <div aria-busy className="flex flex-col gap-8">
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </div>
      )
    return (
      <>
        <StartPanel putFile={tools.putFile} onSent={show} />
        <EarlierImports imports={imports} onOpen={show} />
      </>
    )
  }
  return (
    <section className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-xl">
            {t('title')}
          </h2>
          <p className="mt-1.5 text-ink-2">{t('lead')}</p>
        </div>
        {/* What there is already is the shortest way to a file that changes it. */}
        {listings && listings.length > 0 && !openId && <ExportButton listings={listings} />}
      </div>
      {content()}
    </section>
  )
}
