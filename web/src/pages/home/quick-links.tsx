import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { chipClass } from '#web/ui/chip.tsx'

const searches = [
  { key: 'quick.suv', query: { bodyType: 'SUV' } },
  { key: 'quick.sedan', query: { bodyType: 'Sedan' } },
  { key: 'quick.pickup', query: { bodyType: 'Pickup' } },
  { key: 'quick.electric', query: { fuelType: 'Electric' } },
  { key: 'quick.gcc', query: { isGCCSpec: true } },
] as const

/** Searches that many people want, one press away. On a phone the row scrolls sideways. */
export const QuickLinks = () => {
  const { t } = useT('home')
  return (
    <ul
      aria-label={t('quick.label')}
      className="-mx-4 mt-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {searches.map(({ key, query }) => (
        <li key={key}>
          <Link to={paths.cars(query)} className={chipClass}>
            {t(key)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
