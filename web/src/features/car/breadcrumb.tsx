import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'

type Name = { value: string; name: string }

/** The way back: all cars, those of this make, those of this model. */
export const Breadcrumb = ({ make, model }: { make: Name; model: Name }) => {
  const { t } = useT('listing')
  const links = [
    { to: paths.cars(), text: t('breadcrumb.cars') },
    { to: paths.cars({ make: make.value }), text: make.name },
    { to: paths.cars({ make: make.value, model: model.value }), text: model.name },
  ]
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="mb-1 flex items-center gap-1 overflow-clip text-sm whitespace-nowrap text-ink-2">
        {links.map(({ to, text }, index) => (
          <li key={to} className="inline-flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden className="mirrored size-3.5 shrink-0 text-ink-3" />}
            <Link
              to={to}
              className="inline-flex min-h-11 min-w-0 items-center hover:text-ink hover:underline"
            >
              <bdi className="truncate">{text}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
