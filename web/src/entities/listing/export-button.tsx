import { Suspense, useState } from 'react'
import { Download } from 'lucide-react'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { saveCsv } from '#web/ui/save-csv.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { writeCsv } from '#web/ui/write-csv.ts'

type ExportButtonProps = { listings: readonly OwnListing[] }

/** The columns beyond those of an import, which ignores them. */
const columns = ['status', 'availability', 'views', 'contacts', 'link'] as const

const LoadedButton = ({ listings }: ExportButtonProps) => {
  const { t, language } = useT('stock-export')
  const dashboard = useT('dashboard')
  const availabilities = useT('availability')
  const errorText = useErrorText()
  const [pending, setPending] = useState(false)
  const statusCells = ({ status, availability, viewCount, contactCount, slug }: OwnListing) => [
    dashboard.t(`status.${status}`),
    // Availability means nothing before it is public.
    status === 'APPROVED' ? availabilities.t(availability) : '',
    String(viewCount),
    String(contactCount),
    slug ? location.origin + paths.car(slug) : '',
  ]
  const save = async () => {
    setPending(true)
    try {
      // The names of all makes and models are fetched only for a file.
      const { stockCells, stockHeaders } = await import('./stock-cells.ts')
      const rows = listings.map((listing) => [
        // A car without a stock number goes by its listing's id, which an import knows too. Photo names are only for importing photos.
        ...stockCells({ ...listing, stockNumber: listing.stockNumber ?? listing.id, photos: [] }, language),
        ...statusCells(listing),
      ])
      const headers = [...stockHeaders(language), ...columns.map((column) => t(`column.${column}`))]
      saveCsv(`sayara-${qatarDay(new Date())}.csv`, writeCsv([headers, ...rows]))
    } catch (error) {
      showToast({ title: t('failed'), description: errorText(error), tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      disabledReason={listings.length === 0 ? t('none') : undefined}
      onClick={() => void save()}
    >
      <Download aria-hidden className="size-4 max-sm:hidden" />
      {t('button')}
    </Button>
  )
}

/** Saves these listings as a CSV file in the language in use, which an import takes back without a change. */
export const ExportButton = (props: ExportButtonProps) => (
  // Its messages load with it and must not suspend the list beside it.
  <Suspense fallback={<Skeleton className="h-9 w-28 rounded-control" />}>
    <LoadedButton {...props} />
  </Suspense>
)
