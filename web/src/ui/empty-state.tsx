import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon: ReactNode
  title: string
  children?: ReactNode
  /** Buttons or links: what to do instead. */
  actions?: ReactNode
  /** Of the whole page, where it stands in its place. */
  heading?: 'h1' | 'h2'
}

/** The message of an empty list: the reason, and where to go from here. */
export const EmptyState = ({ icon, title, children, actions, heading: Heading = 'h2' }: EmptyStateProps) => (
  <div className="flex flex-col items-center rounded-panel border border-dashed border-sand-2 px-6 py-14 text-center">
    <span
      aria-hidden
      className="mb-5 grid size-14 place-items-center rounded-full bg-sand text-ink-2 [&>svg]:size-6.5 [&>svg]:stroke-[1.5]"
    >
      {icon}
    </span>
    <Heading className="text-xl">{title}</Heading>
    {children && <div className="mt-2 max-w-md text-sm text-ink-2">{children}</div>}
    {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
  </div>
)
