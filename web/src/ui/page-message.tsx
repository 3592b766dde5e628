import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'

type PageMessageProps = {
  icon: LucideIcon
  title: string
  /** `alert`: read out at once, for what went wrong. */
  role?: 'alert'
  /** The reason, and links: where to go from here. */
  children: ReactNode
}

/** Stands in the place of a page whose subject is missing. */
export const PageMessage = ({ icon: Icon, title, role, children }: PageMessageProps) => (
  <div role={role} className="page-width flex flex-col items-center py-24 text-center">
    <span aria-hidden className="mb-5 grid size-14 place-items-center rounded-full bg-sand text-ink-2">
      <Icon className="size-6.5 stroke-[1.5]" />
    </span>
    <h1 className="text-3xl">{title}</h1>
    {children}
  </div>
)
