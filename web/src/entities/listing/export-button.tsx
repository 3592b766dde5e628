import { Suspense } from 'react'
import { stockNotes } from '#shared/reference/stock-columns.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FormatMenu } from './format-menu.tsx'

type ExportButtonProps = {
  /** How many there are to save. */
  count: number
  load: () => Promise<readonly OwnListing[]> | readonly OwnListing[]
}

/** The columns beyond those of an import, which passes over them. */
const notes = ['views', 'contacts', 'link'] as const

const LoadedButton = ({ count, load }: ExportButtonProps) => {
  const { t, language } = useT('stock-export')
  const noteCells = ({ viewCount, contactCount, slug }: OwnListing) => [
    viewCount,
    contactCount,
    slug ? location.origin + paths.car(slug) : '',
  ]
  const read = async () => {
    // The names of all makes and models are fetched only for a file.
    const { stockCells, stockHeaders } = await import('./stock-cells.ts')
    const listings = await load()
    return [
      [...stockHeaders(language), ...notes.map((note) => stockNotes[note][language])],
      ...listings.map((listing) => [
        // A car without a stock number goes by its listing's id, which an import knows too. Photo names are only for importing photos.
        ...stockCells({ ...listing, stockNumber: listing.stockNumber ?? listing.id, photos: [] }, language),
        ...noteCells(listing),
      ]),
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
