import type { ReactNode } from 'react'

/** A part of a page under its heading. */
export const PageSection = ({
  title,
  note,
  children,
}: {
  title: string
  /** Below its content, in small letters. */
  note?: string
  children: ReactNode
}) => (
  <section className="page-width">
    <h2 className="mb-6 text-2xl lg:text-3xl">{title}</h2>
    {children}
    {note && <p className="mt-6 max-w-prose text-xs text-ink-3">{note}</p>}
  </section>
)
