import type { ReactNode } from 'react'

/** The head of a page that is read rather than searched: what it is about, on the flag's field in sand. */
export const PageHero = ({
  title,
  text,
  children,
}: {
  title: string
  text: string
  /** Below the text: a search box, links. */
  children?: ReactNode
}) => (
  <section className="page-width pt-6 lg:pt-8">
    <div className="serrated rounded-e-panel bg-sand py-8 ps-8 pe-5 sm:ps-16 sm:pe-6 sm:py-10 lg:py-16 lg:pe-16">
      <h1 className="max-w-xl text-3xl sm:text-4xl lg:text-5xl">{title}</h1>
      <p className="mt-3 max-w-xl text-ink-2 sm:mt-4 sm:text-lg">{text}</p>
      {children && <div className="mt-5 lg:mt-8">{children}</div>}
    </div>
  </section>
)
