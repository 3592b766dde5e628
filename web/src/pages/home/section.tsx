import type { ReactNode } from 'react'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'

type SectionProps = {
  title: string
  more?: { to: string; label: string } | false | undefined
  children: ReactNode
}

/** A part of the home page under its heading, with a way to all of it. */
export const Section = ({ title, more, children }: SectionProps) => (
  <section className="page-width">
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 lg:mb-8">
      <h2 className="text-2xl lg:text-3xl">{title}</h2>
      {more && (
        <Link
          to={more.to}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-maroon underline-offset-4 hover:underline"
        >
          {more.label}
          <ArrowRight aria-hidden className="mirrored size-4" />
        </Link>
      )}
    </div>
    {children}
  </section>
)
