import { useEffect, useRef } from 'react'
import { Unlink } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { passwordReset } from '#shared/schemas/account.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { paths } from '#web/app/paths.ts'
import { isDeadLink, useIssueText, useRefusalText } from '#web/entities/user/issue-text.ts'
import { useResetPassword } from '#web/entities/user/mutations.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { NewPasswordFields } from './password-fields.tsx'
import { differingPasswords, passwordRules } from './password-rules.ts'

const newPasswordBody = z.pick(passwordReset, { newPassword: true })

type ResetFormProps = { token: string; onDone: () => void; onInvalid: () => void }

/** A new password by an emailed link. `onInvalid` follows a link that is not good any more. */
export const ResetForm = ({ token, onDone, onInvalid }: ResetFormProps) => {
  const { t } = useT('password')
  const issueText = useIssueText()
  const refusalText = useRefusalText()
  const { mutateAsync: reset } = useResetPassword()
  const form = useContractForm({
    schema: newPasswordBody,
    start: { newPassword: '', confirmPassword: '' },
    toBody: ({ newPassword }) => ({ newPassword }),
    alsoWrong: differingPasswords,
    issueText,
    send: ({ newPassword }) => reset({ token, newPassword }),
    onSent: onDone,
    onFailed: (error) => isDeadLink(error) && onInvalid(),
    failureText: refusalText,
    mode: 'onSubmit',
  })
  return (
    <form noValidate onSubmit={form.submit} className="mt-7 flex flex-col gap-5">
      <NewPasswordFields
        rules={passwordRules}
        password={useWatch({ control: form.rhf.control, name: 'newPassword' })}
        newPassword={form.field('newPassword', { deps: ['confirmPassword'] })}
        confirmPassword={form.field('confirmPassword')}
      />
      <FormFailure title={t('reset.failed')} text={form.failure} />
      <Button type="submit" size="lg" wide pending={form.isSubmitting}>
        {t(form.isSubmitting ? 'reset.pending' : 'reset.submit')}
      </Button>
    </form>
  )
}

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
      <Notice
        tone="amber"
        icon={Unlink}
        heading="h2"
        title={t(missing ? 'invalid.missingTitle' : 'invalid.title')}
        titleRef={heading}
      >
        {t(missing ? 'invalid.missing' : 'invalid.text')}
      </Notice>
      <Link to={paths.forgotPassword()} className={buttonClass()}>
        {t('invalid.again')}
      </Link>
    </div>
  )
}
