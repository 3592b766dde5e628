import { paths } from '#web/app/paths.ts'
import { useMailedLink } from '#web/app/use-mailed-link.ts'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { Join } from '#web/features/team/join.tsx'
import { useT } from '#web/i18n/use-t.ts'

/** `/join#token=`: the address of a mailed invitation to a dealership's team. */
export const JoinPage = () => {
  const { t } = useT('team')
  const token = useMailedLink().get('token') ?? ''
  return (
    <AuthFrame
      title={t('join.title')}
      description={t('join.description')}
      back={{ to: paths.home(), label: t('join.home') }}
    >
      <Join key={token} token={token} />
    </AuthFrame>
  )
}
