import { paths } from '#web/app/paths.ts'
import { useMailedLink } from '#web/app/use-mailed-link.ts'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { ConfirmEmail } from '#web/features/account/confirm-email.tsx'
import { useT } from '#web/i18n/use-t.ts'

/** `/confirm-email#token=`: the address of a mailed link. Its reader confirms that the address is theirs. */
export const ConfirmEmailPage = () => {
  const { t } = useT('reach')
  const token = useMailedLink().get('token') ?? ''
  return (
    <AuthFrame
      title={t('link.title')}
      description={t('link.description')}
      back={{ to: paths.home(), label: t('link.home') }}
    >
      <ConfirmEmail key={token} token={token} />
    </AuthFrame>
  )
}
