import { BadgeCheck, CarFront, Heart } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'

const reasons = [
  { key: 'band.save', icon: Heart },
  { key: 'band.sell', icon: CarFront },
  { key: 'band.verified', icon: BadgeCheck },
] as const

/** What an account is good for, beside the form where there is room. */
export const AuthBand = () => {
  const { t } = useT('auth')
  return (
    <aside className="hidden lg:block">
      <div className="serrated sticky top-26 flex min-h-[min(34rem,calc(100dvh-9rem))] flex-col justify-end overflow-clip rounded-e-panel bg-band p-12 ps-18 text-white">
        <span aria-hidden className="serrated absolute inset-y-0 start-1/2 end-0 bg-white/4" />
        <span aria-hidden className="serrated absolute inset-y-0 start-3/4 end-0 bg-white/4" />
        <div className="relative">
          <p className="max-w-sm text-3xl font-semibold tracking-tight text-balance">{t('band.title')}</p>
          <ul className="mt-8 flex flex-col gap-4">
            {reasons.map(({ key, icon: Icon }) => (
              <li key={key} className="flex items-center gap-3 text-white/85">
                <Icon aria-hidden className="size-5 shrink-0 stroke-[1.5]" />
                {t(key)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  )
}
