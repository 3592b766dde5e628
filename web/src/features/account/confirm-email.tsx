import { useEffect, useRef } from 'react'
import { MailCheck, Unlink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useConfirmEmailLink } from '#web/entities/user/confirmations.ts'
import { isDeadLink, useRefusalText } from '#web/entities/user/issue-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'

/**
 * Confirms an address by the mailed link, and not before its reader says so: programs that look into mail open links too, and would
 * confirm what a stranger typed.
 */
export const ConfirmEmail = ({ token }: { token: string }) => {
  const { t } = useT('reach')
  const refusalText = useRefusalText()
  const { mutate: confirm, isPending, isSuccess, error } = useConfirmEmailLink()
  const heading = useRef<HTMLHeadingElement>(null)
  const isInvalid = token === '' || isDeadLink(error)
  // The pressed button is gone.
  useEffect(() => {
    if (isSuccess || error) heading.current?.focus()
  }, [isSuccess, error])
  if (isSuccess || isInvalid)
    return (
      <div className="mt-7 flex flex-col items-start gap-5">
        <Notice
          tone={isSuccess ? 'green' : 'amber'}
          icon={isSuccess ? MailCheck : Unlink}
          heading="h2"
          title={t(isSuccess ? 'link.done' : 'link.invalid')}
          titleRef={heading}
        >
          {t(isSuccess ? 'link.doneText' : 'link.invalidText')}
        </Notice>
        <Link to={isSuccess ? paths.home() : paths.profile()} className={buttonClass()}>
          {t(isSuccess ? 'link.on' : 'link.account')}
        </Link>
      </div>
    )
  return (
    <div className="mt-7 flex flex-col gap-5">
      <FormFailure title={t('failed')} text={error ? refusalText(error) : undefined} />
      <Button size="lg" wide pending={isPending} onClick={() => confirm(token)}>
        {t(isPending ? 'confirming' : 'link.action')}
      </Button>
      <p className="text-sm text-ink-2">{t('link.stranger')}</p>
    </div>
  )
}
