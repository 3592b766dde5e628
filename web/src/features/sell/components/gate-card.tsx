import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '#web/ui/button-class.ts'

type GateCardProps = { icon: ReactNode; title: string; text: string; to: string; action: string }

/** Why the wizard is not open to this visitor, and what to do about it. */
export const GateCard = ({ icon, title, text, to, action }: GateCardProps) => (
  <section className="mx-auto flex max-w-xl flex-col items-center rounded-panel border border-line bg-card px-6 py-12 text-center shadow-card sm:px-12 sm:py-16">
    <span
      aria-hidden
      className="mb-5 grid size-16 place-items-center rounded-full bg-maroon-tint text-maroon [&>svg]:size-7 [&>svg]:stroke-[1.5]"
    >
      {icon}
    </span>
    <h2 className="text-2xl">{title}</h2>
    <p className="mt-2 text-ink-2">{text}</p>
    <Link to={to} className={`${buttonClass({ size: 'lg' })} mt-7`}>
      {action}
    </Link>
  </section>
)
