import type { ReactNode } from 'react'
import { ShieldX } from 'lucide-react'
import { usePageMeta } from '#web/app/page-meta.ts'

/** A page that this visitor may not see: why, and where to go instead. */
export const AccessDenied = ({ title, text, action }: { title: string; text: string; action: ReactNode }) => {
  usePageMeta(title)
  return (
    <div className="page-width grid min-h-[70dvh] place-items-center py-16 text-center">
      <div className="flex flex-col items-center">
        <span className="mb-6 grid size-16 place-items-center rounded-full bg-sand text-ink-2">
          <ShieldX aria-hidden className="size-7 stroke-[1.5]" />
        </span>
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-ink-2">{text}</p>
        <div className="mt-8">{action}</div>
      </div>
    </div>
  )
}
