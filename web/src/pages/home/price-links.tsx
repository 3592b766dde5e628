import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { bucketCriteria, bucketValue, priceBuckets } from '#web/entities/catalogue/price-buckets.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { chipClass } from '#web/ui/chip.tsx'
import { useBucketLabel } from './bucket-label.ts'

/** The price ranges that the search above offers, one press away. */
export const PriceLinks = () => {
  const { t } = useT('further')
  const labelOf = useBucketLabel(formatNumber)
  return (
    <div>
      <h3 className="mb-3 text-lg">{t('browse.prices')}</h3>
      <ul className="flex flex-wrap gap-2">
        {priceBuckets.map((bucket) => (
          <li key={bucket.min}>
            <Link to={paths.cars(bucketCriteria(bucketValue(bucket)))} className={chipClass}>
              {labelOf(bucket)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
