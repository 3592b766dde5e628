import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'

const looks = {
  green: { box: 'bg-green-tint', mark: 'text-green', Icon: CircleCheck },
  amber: { box: 'bg-amber-tint', mark: 'text-amber', Icon: CircleAlert },
  red: { box: 'bg-red-tint', mark: 'text-red', Icon: CircleAlert },
}

type NoticeProps = { tone: keyof typeof looks; title?: string; children: ReactNode; actions?: ReactNode }

/** A result in colour and text. It is announced by the element around it. */
export const Notice = ({ tone, title, children, actions }: NoticeProps) => {
  const { box, mark, Icon } = looks[tone]
  return (
    <div className={cx('flex gap-3 rounded-card p-4 sm:p-5', box)}>
      <Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', mark)} />
      <div className="min-w-0 flex-1 text-sm">
        {title && <h3 className="text-base font-medium tracking-normal">{title}</h3>}
        <div className="mt-0.5 flex flex-col gap-1 break-words text-ink-2">{children}</div>
        {actions && <div className="mt-3 flex flex-wrap gap-2.5">{actions}</div>}
      </div>
    </div>
  )
}
