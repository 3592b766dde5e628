import type { ReactNode } from 'react'

/** A part of what is under review, under its name. */
export const ReviewPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-3 text-base">{title}</h3>
    {children}
  </section>
)
