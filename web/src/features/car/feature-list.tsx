import { Check } from 'lucide-react'
import { features as known } from '#shared/reference/features.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'

/** The car's equipment. What is not in our list is shown as the seller wrote it. */
export const FeatureList = ({ features }: Pick<ListingDetail, 'features'>) => {
  const { t, language } = useT('vehicle')
  if (features.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">{t('features')}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2.5 text-sm sm:gap-x-6 md:grid-cols-3">
        {features.map(({ id, feature }) => (
          <li key={id} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-green" />
            <bdi className="min-w-0 break-words">
              {known.find(({ key }) => key === feature)?.[language] ?? feature}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
