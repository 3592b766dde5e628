import { Link } from 'react-router-dom'
import { useT } from '#web/i18n/use-t.ts'
import { Brand } from './brand.tsx'
import { siteLinks } from './site-links.ts'

const groups = ['browse', 'services', 'help'] as const

const thisYear = String(new Date().getFullYear())

/** Below every page: what there is, by group, and the legal pages. */
export const Footer = () => {
  const { t } = useT()
  return (
    <footer className="mt-20 border-t border-line bg-sand/60">
      <div className="page-width">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-10 py-12 lg:gap-x-16">
          <div className="w-full lg:w-auto">
            <Brand />
            <p className="mt-2 text-sm text-ink-2">{t('footer.about')}</p>
          </div>
          {groups.map((group) => (
            <nav key={group} aria-label={t(`footer.${group}`)} className="min-w-28">
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
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-5 text-xs text-ink-3">
          <span>{t('footer.rights', { year: thisYear })}</span>
          <span>{t('footer.qatar')}</span>
          {siteLinks.legal.map(({ to, key }) => (
            <Link key={key} to={to} className="hover:text-ink">
              {t(key)}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  )
}
