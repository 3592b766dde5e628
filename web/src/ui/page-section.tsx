import type { ReactNode } from 'react'

/** A part of a page under its heading. */
export const PageSection = ({
  title,
  note,
  action,
  children,
}: {
  title: string
  /** Below its content, in small letters. */
  note?: string
  /** Beside the heading. */
  action?: ReactNode
  children: ReactNode
}) => (
  <section className="page-width">
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 className="text-2xl lg:text-3xl">{title}</h2>
      {action}
    </div>
    {children}
    {note && <p className="mt-6 max-w-prose text-xs text-ink-3">{note}</p>}
  </section>
)
