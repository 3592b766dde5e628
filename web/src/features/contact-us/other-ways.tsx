import type { ReactNode } from 'react'
import { CarFront, Clock, type LucideIcon, Mail, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { supportAddress } from '#web/app/operator.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'

const link = 'inline-flex min-h-6 items-center font-medium text-maroon underline-offset-4 hover:underline'

const Way = ({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) => (
  <li className="flex gap-4 py-5">
    <Icon aria-hidden className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-maroon" />
    <div className="min-w-0 text-sm">
      <h2 className="text-base font-medium tracking-normal">{title}</h2>
      {children}
    </div>
  </li>
)

/** The usual response time, the team's address, and who answers sooner. */
export const OtherWays = () => {
  const { t } = useT('contact')
  return (
    <ul className="divide-y divide-line border-y border-line lg:self-start">
      <Way icon={Clock} title={t('reply')}>
        <p className="mt-1 text-ink-2">{t('replyText')}</p>
      </Way>
      <Way icon={Mail} title={t('mail')}>
        <a href={`mailto:${supportAddress}`} className={link}>
          <bdi dir="ltr">{supportAddress}</bdi>
        </a>
      </Way>
      <Way icon={CarFront} title={t('car')}>
        <p className="mt-1 text-ink-2">{t('carText')}</p>
        <Link to={paths.cars()} className={link}>
          {t('carLink')}
        </Link>
      </Way>
      <Way icon={ShieldCheck} title={t('safety')}>
        <p className="mt-1 text-ink-2">{t('safetyText')}</p>
        <Link to={paths.safetyTips()} className={link}>
          {t('safetyLink')}
        </Link>
      </Way>
    </ul>
  )
}
