import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { cx } from './cx.ts'

type DisclosureProps = { title: ReactNode; className?: string; children: ReactNode }

/** A line that opens what it names. */
export const Disclosure = ({ title, className, children }: DisclosureProps) => (
  <details className={cx('group/details', className)}>
    <summary className="flex min-h-13 list-none items-center gap-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown
        aria-hidden
        className="ms-auto size-4.5 text-ink-3 transition-[rotate] group-open/details:rotate-180"
      />
    </summary>
    {children}
  </details>
)
