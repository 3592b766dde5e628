import type { ReactNode } from 'react'
import { Card } from './card.tsx'

type SettingsCardProps = {
  title: string
  text?: ReactNode
  /** A button beside the title. */
  action?: ReactNode
  children?: ReactNode
}

/** One matter of the account: what it is, what it means, and what can be done about it. */
export const SettingsCard = ({ title, text, action, children }: SettingsCardProps) => (
  <Card flat className="p-5 sm:p-6">
    <section aria-label={title}>
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h2 className="text-lg">{title}</h2>
        {action && <div className="shrink-0">{action}</div>}
      </div>
      {text && <div className="mt-1 max-w-prose text-sm text-pretty text-ink-2">{text}</div>}
      {children && <div className="mt-5">{children}</div>}
    </section>
  </Card>
)
