import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type NoticeProps = {
  tone: 'green' | 'amber' | 'red' | 'sand'
  icon: ReactNode
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** There from the start, and perhaps with a form in it: not to be read out by itself. */
  still?: boolean
}

const tones = { green: 'bg-green-tint', amber: 'bg-amber-tint', red: 'bg-red-tint', sand: 'bg-sand' }
const marks = { green: 'text-green', amber: 'text-amber', red: 'text-red', sand: 'text-ink-2' }

/** News above the steps: submitted, rejected, restored. */
export const Notice = ({ tone, icon, title, children, actions, still }: NoticeProps) => (
  <section
    role={still ? undefined : 'status'}
    className={cx('flex gap-3 rounded-card p-4 sm:p-5', tones[tone])}
  >
    <span aria-hidden className={cx('mt-0.5 shrink-0 [&>svg]:size-5', marks[tone])}>
      {icon}
    </span>
    <div className="min-w-0 flex-1 text-sm">
      <h2 className="text-base font-medium tracking-normal">{title}</h2>
      {children && <div className="mt-0.5 break-words text-ink-2">{children}</div>}
      {actions && <div className="mt-3 flex flex-wrap gap-2.5">{actions}</div>}
    </div>
  </section>
)
