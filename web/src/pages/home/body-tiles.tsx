import { Link } from 'react-router-dom'
import { bodyTypes, bodyTypeWords } from '#shared/reference/body-types.ts'
import { paths } from '#web/app/paths.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BodyIcon } from './body-icon.tsx'

const grid = 'grid grid-cols-4 gap-2 sm:gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none'

/** The body types that are for sale, each drawn, with how many there are. */
export const BodyTiles = ({ bodies }: { bodies: readonly { value: string; count: number }[] }) => {
  const { language } = useT('further')
  const { t } = useT('dealers')
  return (
    <ul className={grid}>
      {bodies.map(({ value, count }) => {
        const body = bodyTypes.find((known) => known === value)
        return (
          body &&
          count > 0 && (
            <li key={body} className="grid">
              <Link
                to={paths.cars({ bodyType: body })}
                className="flex flex-col items-center rounded-card border border-line bg-card px-1 pt-3 pb-2.5 text-center transition-shadow hover:shadow-card lg:pt-5 lg:pb-4"
              >
                <BodyIcon body={body} />
                <span className="mt-1.5 text-xs font-medium sm:text-sm lg:mt-3">
                  {bodyTypeWords[body][language]}
                </span>
                <span aria-hidden className="text-xs text-ink-3 sm:hidden">
                  {formatNumber(count, language)}
                </span>
                <span className="text-xs text-ink-3 max-sm:sr-only">{t('cars', { count })}</span>
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** BodyTiles that are still to come, of the same geometry. */
export const BodyTilesSkeleton = () => (
  <div aria-busy className={grid}>
    {bodyTypes.map((body) => (
      <Skeleton key={body} className="h-24 rounded-card lg:h-32" />
    ))}
  </div>
)
