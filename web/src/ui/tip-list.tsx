import type { ReactNode } from 'react'

export type Tip = {
  key: string
  title: string
  text: ReactNode
  /** Above the title: a badge. */
  mark?: ReactNode
  /** A number: beside the title on a phone, above it elsewhere. */
  figure?: ReactNode
}

/** Advice side by side, each piece under its own line. */
export const TipList = ({ tips }: { tips: readonly Tip[] }) => (
  <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3">
    {tips.map(({ key, title, text, mark, figure }) => (
      <li key={key} className="flex gap-4 border-t border-ink/15 pt-5 sm:flex-col sm:gap-3">
        {figure}
        <div>
          {mark && <div className="mb-3">{mark}</div>}
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1.5 text-sm text-ink-2">{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
