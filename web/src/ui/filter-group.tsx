import type { ReactNode } from 'react'

/** One filter under its name. */
export const FilterGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="min-w-0 border-t border-line pt-5 first:border-t-0 first:pt-0">
    <legend className="float-start mb-2 w-full text-sm font-semibold">{legend}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
)
