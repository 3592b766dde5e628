import { Link } from 'react-router-dom'
import { plateTitle } from '#shared/rules/plate.ts'
import { paths } from '#web/app/paths.ts'
import { usePlates } from '#web/entities/plate/queries.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { railClass, railItemClass, Section } from './section.tsx'

const shown = 8
const grid = cx(railClass, 'lg:grid-cols-4')
const item = cx(railItemClass, 'w-52')
const query = { sortBy: 'featured', sortOrder: 'desc', page: 1, limit: shown }

/** Some number plates on offer; where there are none, or they do not load, nothing. */
export const PlateStrip = () => {
  const { t, language } = useT('home-details')
  // The home page has these already.
  const { t: states } = useT('cars')
  const { data, error } = usePlates(query)
  if (error || data?.total === 0) return null
  return (
    <Section title={t('plates.title')} more={{ to: paths.numberPlates(), label: t('plates.all') }}>
      <ul aria-busy={!data} className={grid}>
        {data
          ? data.plates.map((plate) => (
              <li key={plate.id} className={item}>
                <Link
                  to={paths.numberPlate(plate.slug)}
                  className="relative overflow-clip rounded-card border border-line bg-card transition-shadow hover:shadow-card"
                >
                  <span className="sr-only">{plateTitle(plate, language)}</span>
                  <span className="relative block bg-sand px-4 py-6 lg:px-6 lg:py-8">
                    <PlateDrawing plate={plate} decorative />
                    {plate.availability !== 'AVAILABLE' && (
                      <Badge tone="float" className="absolute end-3 bottom-0 translate-y-1/2">
                        {states(plate.availability)}
                      </Badge>
                    )}
                  </span>
                  <bdi className="block px-4 py-3 font-semibold whitespace-nowrap tabular-nums">
                    {formatMoney(plate.price, language)}
                  </bdi>
                </Link>
              </li>
            ))
          : Array.from({ length: shown }, (_, index) => (
              <li key={index} className={item}>
                <Skeleton className="h-34 rounded-card lg:h-45" />
              </li>
            ))}
      </ul>
    </Section>
  )
}
