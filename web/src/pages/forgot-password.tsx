import { useLocation } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { ForgotAnswer } from '#web/entities/user/password/forgot-answer.tsx'
import { ForgotForm } from '#web/entities/user/password/forgot-form.tsx'
import { useForgotPassword } from '#web/entities/user/password/use-forgot-password.ts'
import { useT } from '#web/i18n/use-t.ts'
import { AuthFrame } from './auth/auth-frame.tsx'

/** `/forgot-password`: asks for a mail with a link to set a new password. */
export const ForgotPasswordPage = () => {
  const { t } = useT('password')
  // What was typed into the sign-in form.
  const state = useLocation().state as { account?: string } | null
  const forgot = useForgotPassword(state?.account ?? '')
  return (
    <AuthFrame
      title={t('forgot.title')}
      description={t('forgot.description')}
      back={{ to: paths.auth(), label: t('back') }}
    >
      {forgot.sentFor === undefined ? (
        <ForgotForm forgot={forgot} />
      ) : (
        <ForgotAnswer forgot={forgot} account={forgot.sentFor} />
      )}
    </AuthFrame>
  )
}
