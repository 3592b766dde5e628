import type { CurrentUser } from '#shared/schemas/user.ts'
import { PasswordCard } from '#web/features/identity/profile/password-card.tsx'
import { SessionsCard } from '#web/features/identity/profile/sessions-card.tsx'

/** Who can sign in, and where somebody still is. */
export const PasswordCards = ({ user }: { user: CurrentUser }) => (
  <>
    <PasswordCard username={user.username} />
    <SessionsCard />
  </>
)
