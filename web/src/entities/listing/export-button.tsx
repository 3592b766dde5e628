import { Suspense } from 'react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { sendHeldActs } from '#web/api/undoable.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FormatMenu } from './format-menu.tsx'
import { ownListingsQuery } from './own-listings.ts'

type ExportButtonProps = {
  /** The cars to save; absent: all that there are. */
  of?: readonly Pick<OwnListing, 'id'>[]
}

/** The own listings as they are stored now, with the person's own acts: imported again, an older file would put changes back. */
const loadStored = async (client: QueryClient): Promise<readonly OwnListing[]> => {
  await sendHeldActs()
  return client.fetchQuery({ ...ownListingsQuery, staleTime: 0 })
}

const LoadedButton = ({ of }: ExportButtonProps) => {
  const { t, language } = useT('stock-export')
  const client = useQueryClient()
  const read = async () => {
    // The names of all makes and models are fetched only for a file.
    const { exportCells, exportHeaders } = await import('./stock-cells.ts')
    const wanted = of && new Set(of.map(({ id }) => id))
    const listings = (await loadStored(client)).filter(({ id }) => !wanted || wanted.has(id))
    if (wanted && listings.length < wanted.size) showToast({ title: t('missing'), tone: 'danger' })
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
      disabledReason={of?.length === 0 ? t('none') : undefined}
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
