import { Lightbulb } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { useTips } from '../use-tips.ts'

/** What its seller could do for a car, and where. */
export const TipsCard = ({ car, rating }: { car: OwnListing; rating: PriceRating | undefined }) => {
  const { t } = useT('analytics')
  const tips = useTips(car, rating)
  return (
    <Card flat className="p-4 sm:p-5">
      <h3 className="text-lg">{t('tips.title')}</h3>
      {tips.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">{t('tips.none')}</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-3 text-sm">
          {tips.map((tip) => (
            <li key={tip} className="flex gap-3">
              <Lightbulb aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-3" />
              {tip}
            </li>
          ))}
        </ul>
      )}
      <Link to={paths.sellYourCar(car.id)} className={`${buttonClass({ variant: 'secondary' })} mt-4`}>
        {t('tips.edit')}
      </Link>
    </Card>
  )
}
