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

/** Cards side by side to swipe through, the next one peeking in; a grid where there is room (its columns are the caller's). */
export const railClass =
  '-mx-4 -my-2 flex snap-x scroll-px-4 gap-3 overflow-x-auto overscroll-x-contain px-4 py-2 [scrollbar-width:thin] ' +
  'sm:-mx-6 sm:scroll-px-6 sm:gap-4 sm:px-6 lg:m-0 lg:grid lg:gap-5 lg:overflow-visible lg:p-0'

/** A card of a rail: as wide as its class says on a phone, as high as its neighbours. */
export const railItemClass = 'grid shrink-0 snap-start grid-cols-1 lg:w-auto'

/** The flag's field, in which the hero's car stands on a wide screen. */
export const heroFrame =
  'serrated relative block aspect-[16/11] w-full overflow-clip rounded-e-panel bg-sand-2 ps-9 focus-visible:-outline-offset-8 max-lg:hidden ' +
  'before:absolute before:inset-y-0 before:start-0 before:w-9 before:bg-brand'
