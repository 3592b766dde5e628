import { Check } from 'lucide-react'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { featureRows } from '#web/features/compare/compared-features.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { Row } from './use-compare-rows.tsx'

/** The equipment, a row for each piece that any of the cars has. */
export const useFeatureRows = (cars: readonly ListingDetail[]): Row[] => {
  const { language } = useT('compare')
  const common = useT()
  const tick = (
    <>
      <Check aria-hidden className="size-5 text-green" />
      <span className="sr-only">{common.t('yes')}</span>
    </>
  )
  return featureRows(cars, language).map(({ name, has }) => ({
    label: name,
    cells: has.map((value, index) => ({
      id: cars[index]!.id,
      text: value ? '✓' : '',
      shown: tick,
      isBest: false,
    })),
  }))
}
