import type { ReactNode } from 'react'

type GateCardProps = {
  icon: ReactNode
  title: string
  text: string
  /** The button or link that helps. */ action: ReactNode
}

/** Why something is not open to this visitor. */
export const GateCard = ({ icon, title, text, action }: GateCardProps) => (
  <section className="mx-auto flex max-w-xl flex-col items-center rounded-panel border border-line bg-card px-6 py-12 text-center shadow-card sm:px-12 sm:py-16">
    <span
      aria-hidden
      className="mb-5 grid size-16 place-items-center rounded-full bg-maroon-tint text-maroon [&>svg]:size-7 [&>svg]:stroke-[1.5]"
    >
      {icon}
    </span>
    <h2 className="text-2xl">{title}</h2>
    <p className="mt-2 mb-7 text-ink-2">{text}</p>
    {action}
  </section>
)
