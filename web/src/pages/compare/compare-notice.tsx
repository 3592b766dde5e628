import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'

/** What is not as the address says: a car that is gone, one too many, one that did not load. */
export const CompareNotice = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div
    role="status"
    className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-amber-tint p-3.5 text-sm"
  >
    <CircleAlert aria-hidden className="size-5 shrink-0 text-amber" />
    <p className="min-w-0 flex-1 basis-48">{children}</p>
    {action}
  </div>
)
