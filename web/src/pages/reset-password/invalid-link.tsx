import { useEffect, useRef } from 'react'
import { Unlink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** The link has been used or has run out, or (`missing`) its secret is not in the address. */
export const InvalidLink = ({ missing }: { missing: boolean }) => {
  const { t } = useT('password')
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone; without a link nothing was pressed.
  useEffect(() => {
    if (!missing) heading.current?.focus()
  }, [missing])
  return (
    <div className="mt-7 flex flex-col items-start gap-5">
      <div className="flex gap-3 rounded-card bg-amber-tint p-4 sm:p-5">
        <Unlink aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
        <div className="min-w-0 text-sm">
          <h2 ref={heading} tabIndex={-1} className="text-base font-medium tracking-normal">
            {t(missing ? 'invalid.missingTitle' : 'invalid.title')}
          </h2>
          <p className="mt-0.5 text-ink-2">{t(missing ? 'invalid.missing' : 'invalid.text')}</p>
        </div>
      </div>
      <Link to={paths.forgotPassword()} className={buttonClass()}>
        {t('invalid.again')}
      </Link>
    </div>
  )
}
