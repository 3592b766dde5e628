import { Suspense } from 'react'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { DetailsGrid } from '#web/features/car/details-grid.tsx'
import { FeatureList } from '#web/features/car/feature-list.tsx'
import { SafetyTips } from '#web/features/car/safety-tips.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Written } from '#web/ui/written.tsx'

const ReportButton = lazyPage(
  async () => (await import('#web/features/reporting/report-button.tsx')).ReportButton,
  ['report'],
)

const DealParts = lazyPage(
  async () => (await import('./deal-parts.tsx')).DealParts,
  ['price', 'finance', 'safe-deal'],
)

type FurtherDownProps = { listing: ListingDetail; /** In the language in use. */ make: string; model: string }

/** What stands below the photos: fetched apart, because nobody sees it on arrival. */
export const FurtherDown = ({ listing, make, model }: FurtherDownProps) => {
  const { t } = useT('vehicle')
  return (
    <>
      <DetailsGrid listing={listing} make={make} model={model} />
      {listing.description && (
        <section>
          <h2 className="text-xl">{t('about')}</h2>
          <Written text={listing.description} className="mt-4 max-w-prose whitespace-pre-line text-ink-2" />
        </section>
      )}
      <FeatureList features={listing.features} />
      <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
        <DealParts listing={listing} car={`${make} ${model}`} />
      </Suspense>
      <SafetyTips />
      <Suspense fallback={<div className="h-11" />}>
        <ReportButton listingId={listing.id} isOwn={listing.own !== undefined} />
      </Suspense>
    </>
  )
}
