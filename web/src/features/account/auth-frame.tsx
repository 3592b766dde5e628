import type { ReactNode } from 'react'
import { ArrowLeft, BadgeCheck, CarFront, Heart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { useT } from '#web/i18n/use-t.ts'

type AuthFrameProps = {
  title: string
  description: string
  /** The target of the link above the title. */
  back: { to: string; label: string }
  children: ReactNode
}

/** The frame that the password pages share: one form, and the band beside it where there is room. */
export const AuthFrame = ({ title, description, back, children }: AuthFrameProps) => {
  usePageMeta(title, description)
  return (
    <div className="page-width grid grid-cols-1 gap-12 py-8 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-16 lg:py-12">
      <div className="mx-auto w-full max-w-136">
        <Link
          to={back.to}
          className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-2 transition-colors hover:text-ink"
        >
          <ArrowLeft aria-hidden className="mirrored size-4" />
          {back.label}
        </Link>
        <h1 className="mt-3 text-3xl">{title}</h1>
        <p className="mt-2 text-ink-2">{description}</p>
        {children}
      </div>
      <AuthBand />
    </div>
  )
}

const reasons = [
  { key: 'band.save', icon: Heart },
  { key: 'band.sell', icon: CarFront },
  { key: 'band.verified', icon: BadgeCheck },
] as const

/** The benefits of an account, beside the form where there is room. */
const AuthBand = () => {
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
