import { useLocation } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { ForgotPassword } from '#web/features/account/forgot-password.tsx'
import { useT } from '#web/i18n/use-t.ts'

/** `/forgot-password`: asks for an email with a link to set a new password. */
export const ForgotPasswordPage = () => {
  const { t } = useT('password')
  // The email typed into the sign-in form, and where that leads.
  const state = useLocation().state as { account?: string; next?: string | null } | null
  return (
    <AuthFrame
      title={t('forgot.title')}
      description={t('forgot.description')}
      back={{ to: paths.auth(state?.next ?? undefined), label: t('back') }}
    >
      <ForgotPassword account={state?.account ?? ''} />
    </AuthFrame>
  )
}
