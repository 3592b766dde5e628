import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '#web/i18n/use-t.ts'
import { operatorIn, supportAddress } from '#web/app/operator.ts'
import { Brand } from './header.tsx'
import { siteLinks } from './site-links.ts'

const groups = ['browse', 'services', 'help'] as const

const never = () => () => {}
// A shell has the year of its build until the browser has read it; only then is another drawn.
const useYear = () =>
  useSyncExternalStore(
    never,
    () => String(new Date().getFullYear()),
    () => import.meta.env['VITE_BUILD_YEAR'] as string,
  )

/** Below every page: what there is, by group, and the legal pages. */
export const Footer = () => {
  const { t, language } = useT()
  const year = useYear()
  const operator = operatorIn(language)
  return (
    <footer className="mt-20 border-t border-line bg-sand/60 print:hidden">
      <div className="page-width">
        <div className="grid grid-cols-2 cramped:flex cramped:flex-col justify-between gap-x-8 gap-y-8 py-10 sm:flex sm:flex-wrap sm:gap-y-10 sm:py-12 lg:gap-x-16">
          <div className="col-span-2 w-full lg:w-auto">
            <Brand />
            <p className="mt-2 text-sm text-ink-2">{t('footer.about')}</p>
          </div>
          {groups.map((group) => (
            <nav key={group} aria-label={t(`footer.${group}`)} className="min-w-28 nth-2:row-span-2">
              <p className="mb-2 text-sm font-medium">{t(`footer.${group}`)}</p>
              {siteLinks[group].map(({ to, key }) => (
                <Link
                  key={key}
                  to={to}
                  className="flex min-h-9 items-center text-sm text-ink-2 hover:text-ink"
                >
                  {t(key)}
                </Link>
              ))}
            </nav>
          ))}
        </div>
        {operator && <OperatorLines operator={operator} />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-5 text-xs text-ink-3">
          <span>{t('footer.rights', { year })}</span>
          <span>{t('footer.qatar')}</span>
          <span className="flex gap-x-6">
            {siteLinks.legal.map(({ to, key }) => (
              <Link key={key} to={to} className="inline-flex min-h-9 items-center hover:text-ink">
                {t(key)}
              </Link>
            ))}
          </span>
        </div>
      </div>
    </footer>
  )
}

const reach = 'inline-flex min-h-9 items-center hover:text-ink'

/** The company behind the site: who it is by law, and how it is reached. */
const OperatorLines = ({ operator }: { operator: NonNullable<ReturnType<typeof operatorIn>> }) => {
  const { t } = useT()
  const { name, registration, address, phone } = operator
  return (
    <address
      aria-label={t('footer.operator')}
      className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-4 text-xs text-ink-2 not-italic"
    >
      <bdi className="font-medium">{name}</bdi>
      {registration && (
        <span>
          {t('footer.registration')} <bdi>{registration}</bdi>
        </span>
      )}
      {address && <bdi>{address}</bdi>}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={reach}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      <a href={`mailto:${supportAddress}`} className={reach}>
        <bdi dir="ltr">{supportAddress}</bdi>
      </a>
    </address>
  )
}
