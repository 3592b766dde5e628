import type { ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { AuthBand } from './auth-band.tsx'

type AuthFrameProps = {
  title: string
  description: string
  /** Where the link above the title leads. */
  back: { to: string; label: string }
  children: ReactNode
}

/** What the pages around a password have in common: one form, and the band beside it where there is room. */
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
