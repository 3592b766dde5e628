import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { importsQuery } from '#web/features/import-stock/api/list-imports.ts'
import { useImport } from '#web/features/import-stock/api/get-import.ts'
import type { ImportTools } from '#web/features/import-stock/import-tools.ts'
import { Applying } from './applying.tsx'
import { Awaiting } from './awaiting.tsx'
import { Checking } from './checking.tsx'
import { DryRun } from './dry-run.tsx'
import { ImportResult } from './import-result.tsx'
import { Notice } from './notice.tsx'
import { RefusedFile } from './refused-file.tsx'

export type ImportPanelProps = {
  id: string
  tools: ImportTools
  listings: readonly OwnListing[] | undefined
  onAgain: () => void
}

/** One import from its file's arrival to its end. */
export const ImportPanel = ({ id, tools, listings, onAgain }: ImportPanelProps) => {
  const { t, language } = useT('import')
  const errorText = useErrorText()
  const client = useQueryClient()
  const { data: one, error, refetch } = useImport(id)
  const state = one?.state
  useEffect(() => {
    if (!state) return
    void client.invalidateQueries(importsQuery)
    if (state !== 'DONE') return
    void client.invalidateQueries({ queryKey: ['account', 'listings'] })
    void client.invalidateQueries({ queryKey: ['listings'] })
  }, [client, state])

  const again = (
    <Button variant="secondary" onClick={onAgain}>
      {t('again')}
    </Button>
  )
  if (!one && error)
    return (
      <div className="flex flex-col items-center gap-5">
        <div className="w-full">
          <LoadFailed title={t('open.failed')} error={error} onRetry={refetch} />
        </div>
        {again}
      </div>
    )
  if (!one)
    return (
      <div aria-busy className="flex flex-col gap-6">
        <Skeleton className="h-12 w-1/2" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    )
  const shared = { of: one, tools, listings }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-4">
        <div className="min-w-0">
          <bdi dir="ltr" className="font-medium break-words">
            {one.fileName}
          </bdi>
          <p className="text-sm text-ink-3">
            {formatDate(one.createdAt, language, { time: true })} · {t(`mode.${one.mode}`)}
          </p>
        </div>
        {again}
      </div>
      {/* It is asked again by itself; meanwhile what is shown may be old. */}
      {error && <Notice tone="amber">{errorText(error)}</Notice>}
      {one.state === 'AWAITING_FILE' && <Awaiting of={one} />}
      {one.state === 'CHECKING' && <Checking />}
      {one.state === 'REFUSED' && <RefusedFile of={one} />}
      {one.state === 'CHECKED' && <DryRun {...shared} />}
      {one.state === 'APPLYING' && <Applying of={one} />}
      {one.state === 'DONE' && <ImportResult {...shared} />}
    </div>
  )
}
