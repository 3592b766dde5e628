import { type ReactNode, useEffect, useRef } from 'react'
import { Unlink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

type AnswerFrameProps = {
  title: string
  text?: string | undefined
  /** Changes when the title tells the result of a pressed button: the title takes the focus. Null before any. */
  answered: string | null
  icon?: ReactNode
  children: ReactNode
}

/** One question in the middle of the page, or its result. */
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

/** The page while its car loads, with the same geometry. */
export const AnswerSkeleton = () => {
  const { t } = useT('still-available')
  return (
    <div className="page-width flex min-h-[70dvh] justify-center py-8 sm:py-16">
      <div className="w-full max-w-lg">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <h1 className="text-3xl">{t('title')}</h1>
        <Skeleton className="mt-3 h-5 w-60" />
        <div aria-hidden className="mt-6 overflow-hidden rounded-card border border-line bg-card shadow-card">
          <Skeleton className="aspect-[16/10] w-full" />
          <div className="flex flex-col gap-4 p-5">
            <Skeleton className="h-5 w-60 max-w-full" />
            <Skeleton className="h-13 w-full rounded-control" />
            <Skeleton className="h-11 w-full rounded-control" />
          </div>
        </div>
      </div>
    </div>
  )
}

/** The link is no longer valid, or (`missing`) its token is not in the address. */
export const InvalidLink = ({ missing }: { missing: boolean }) => {
  const { t } = useT('still-available')
  return (
    <AnswerFrame
      title={t(missing ? 'missing.title' : 'invalid.title')}
      text={t(missing ? 'missing.text' : 'invalid.text')}
      icon={<Unlink />}
      answered={missing ? null : 'invalid'}
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.sellerDashboard('my-listings')} className={buttonClass()}>
          {t('listings')}
        </Link>
        <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
          {t('home')}
        </Link>
      </div>
    </AnswerFrame>
  )
}
