import { Suspense } from 'react'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FormatMenu } from './format-menu.tsx'

type ExportButtonProps = {
  /** How many there are to save. */
  count: number
  load: () => Promise<readonly OwnListing[]> | readonly OwnListing[]
}

const LoadedButton = ({ count, load }: ExportButtonProps) => {
  const { t, language } = useT('stock-export')
  const read = async () => {
    // The names of all makes and models are fetched only for a file.
    const { exportCells, exportHeaders } = await import('./stock-cells.ts')
    const listings = await load()
    return [
      exportHeaders(language),
      ...listings.map((listing) => exportCells(listing, language, location.origin)),
    ]
  }
  return (
    <FormatMenu
      label={t('button')}
      name={() => `sayara-${qatarDay(new Date())}`}
      read={read}
      disabledReason={count === 0 ? t('none') : undefined}
    />
  )
}

/** Saves these listings as a workbook or a CSV file in the language in use, which an import takes back without a change. */
export const ExportButton = (props: ExportButtonProps) => (
  // Its messages load with it and must not suspend the list beside it.
  <Suspense fallback={<Skeleton className="h-9 w-28 rounded-control" />}>
    <LoadedButton {...props} />
  </Suspense>
)
