import type { VerificationState } from '#shared/rules/application.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useVerificationState } from '#web/entities/application/own-application.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const tones: Record<VerificationState, BadgeTone> = {
  NOT_APPLIED: 'neutral',
  UNDER_REVIEW: 'amber',
  REFUSED: 'red',
  REVOKED: 'red',
  VERIFIED: 'green',
}

/** How far a dealership has come with its verification; nothing for other people, and until it is known. */
export const VerificationBadge = ({ user }: { user: CurrentUser }) => {
  const { t } = useT()
  const state = useVerificationState(user)
  return state && <Badge tone={tones[state]}>{t(`verification.${state}`)}</Badge>
}
