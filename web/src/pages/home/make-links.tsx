import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useMakesModels } from '#web/entities/catalogue/queries.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { chipClass } from '#web/ui/chip.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const shown = 12

/** The makes with most cars. */
export const MakeLinks = ({ makes }: { makes: readonly { value: string; count: number }[] | undefined }) => {
  const { t, language } = useT('further')
  const { data: catalog } = useMakesModels()
  const nameOf = (make: string) => (language === 'ar' && catalog?.arabic.makes[make]) || make
  return (
    <div>
      <h3 className="mb-3 text-lg">{t('browse.makes')}</h3>
      <ul className="flex flex-wrap gap-2">
        {makes
          ? makes.slice(0, shown).map(({ value, count }) => (
              <li key={value}>
                <Link to={paths.cars({ make: value })} className={chipClass}>
                  {nameOf(value)}
                  <span className="text-xs text-ink-3">{formatNumber(count, language)}</span>
                </Link>
              </li>
            ))
          : Array.from({ length: shown }, (_, index) => (
              <li key={index}>
                <Skeleton className="h-9 w-24 rounded-full" />
              </li>
            ))}
      </ul>
    </div>
  )
}
