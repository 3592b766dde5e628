import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { ConfirmEmail } from '#web/features/account/confirm-email.tsx'
import { useT } from '#web/i18n/use-t.ts'

/** `/confirm-email?token=`: the address of a mailed link. Its reader confirms that the address is theirs. */
export const ConfirmEmailPage = () => {
  const { t } = useT('reach')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token') ?? '')
  // A secret has no business in the address bar, as with a link to a new password.
  useEffect(() => {
    if (search.has('token')) void navigate(paths.confirmEmail(), { replace: true })
  }, [search, navigate])
  return (
    <AuthFrame
      title={t('link.title')}
      description={t('link.description')}
      back={{ to: paths.home(), label: t('link.home') }}
    >
      <ConfirmEmail token={token} />
    </AuthFrame>
  )
}
