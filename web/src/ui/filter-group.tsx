import type { ReactNode } from 'react'

/** One filter under its name. Isolated: a tick in it repaints the group, not the whole column of filters. */
export const FilterGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="isolate min-w-0 border-t border-line pt-5 first:border-t-0 first:pt-0">
    <legend className="float-start mb-2 w-full text-sm font-semibold">{legend}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
)
