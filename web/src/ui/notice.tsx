import type { ReactNode, Ref } from 'react'
import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'

const looks = {
  green: { box: 'bg-green-tint', mark: 'text-green', icon: CircleCheck },
  amber: { box: 'bg-amber-tint', mark: 'text-amber', icon: CircleAlert },
  red: { box: 'bg-red-tint', mark: 'text-red', icon: CircleAlert },
  sand: { box: 'bg-sand', mark: 'text-ink-2', icon: Info },
}

type NoticeProps = {
  tone: keyof typeof looks
  /** In place of the icon of its tone. */
  icon?: LucideIcon
  title?: string
  /** The level of its title. */
  heading?: 'h2' | 'h3'
  /** The title, where it takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>
  /** Given where nothing around it announces it. */
  role?: 'status'
  children?: ReactNode
  actions?: ReactNode
}

/** A result in colour and text. */
export const Notice = ({ tone, title, heading: Heading = 'h3', children, actions, ...rest }: NoticeProps) => {
  const { box, mark, icon } = looks[tone]
  const Icon = rest.icon ?? icon
  return (
    <div role={rest.role} className={cx('flex gap-3 rounded-card p-4 sm:p-5', box)}>
      <Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', mark)} />
      <div className="min-w-0 flex-1 text-sm">
        {title && (
          <Heading
            ref={rest.titleRef}
            tabIndex={rest.titleRef ? -1 : undefined}
            className="text-base font-medium tracking-normal"
          >
            {title}
          </Heading>
        )}
        {children && <div className="mt-0.5 flex flex-col gap-1 break-words text-ink-2">{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2.5">{actions}</div>}
      </div>
    </div>
  )
}
