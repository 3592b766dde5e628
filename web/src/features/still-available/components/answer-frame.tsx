import { useEffect, useRef, type ReactNode } from 'react'

type AnswerFrameProps = {
  title: string
  text?: string | undefined
  /** Changes when the title says what came of a press, which is gone: the title takes the focus. Null before any. */
  answered: string | null
  icon?: ReactNode
  children: ReactNode
}

/** One question in the middle of the page, or what came of it. */
export const AnswerFrame = ({ title, text, answered, icon, children }: AnswerFrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (answered !== null) heading.current?.focus()
  }, [answered])
  return (
    <div className="page-width flex min-h-[70dvh] justify-center py-8 sm:py-16">
      <div className="w-full max-w-lg">
        {icon && (
          <span
            aria-hidden
            className="mb-6 grid size-16 place-items-center rounded-full bg-sand text-ink-2 [&>svg]:size-7 [&>svg]:stroke-[1.5]"
          >
            {icon}
          </span>
        )}
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {text && <p className="mt-3 text-ink-2">{text}</p>}
        {children}
      </div>
    </div>
  )
}
