import { useEffect, useRef, type ReactNode } from 'react'

type UnsubscribePanelProps = {
  icon: ReactNode
  title: string
  /** Takes the focus: what was pressed is gone. */
  isAnswer?: boolean
  children: ReactNode
}

/** One thing in the middle of the page: the question, or what came of it. */
export const UnsubscribePanel = ({ icon, title, isAnswer = false, children }: UnsubscribePanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  return (
    <div className="page-width grid min-h-[70dvh] place-items-center py-16 text-center">
      <div className="flex max-w-lg flex-col items-center">
        <span
          aria-hidden
          className="mb-6 grid size-16 place-items-center rounded-full bg-sand text-ink-2 [&>svg]:size-7 [&>svg]:stroke-[1.5]"
        >
          {icon}
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {children}
      </div>
    </div>
  )
}
