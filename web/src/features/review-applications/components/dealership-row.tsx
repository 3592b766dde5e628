import type { ReactNode } from 'react'

type DealershipRowProps = {
  name: string
  badges: ReactNode
  /** Who and where, and since when. */
  children: ReactNode
  actions: ReactNode
}

/** A dealership in a list, with what can be done about it. */
export const DealershipRow = ({ name, badges, children, actions }: DealershipRowProps) => (
  <article className="grid grid-cols-1 items-center gap-x-6 gap-y-3 rounded-card border border-line bg-card p-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:px-5">
    <div className="min-w-0 text-sm text-ink-2">
      <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="text-base font-medium tracking-normal break-words text-ink">
          <bdi>{name}</bdi>
        </h3>
        {badges}
      </div>
      {children}
    </div>
    {/* On a phone the first has a line of its own, and the decisions share the next. */}
    <div className="flex flex-wrap gap-2 max-sm:*:flex-1 max-sm:*:first:basis-full">{actions}</div>
  </article>
)
