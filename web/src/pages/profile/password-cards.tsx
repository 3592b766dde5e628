import type { CurrentUser } from '#shared/schemas/user.ts'
import { PasswordCard } from '#web/entities/user/profile/password-card.tsx'
import { SessionsCard } from '#web/entities/user/profile/sessions-card.tsx'

/** Who can sign in, and where somebody still is. */
export const PasswordCards = ({ user }: { user: CurrentUser }) => (
  <>
    <PasswordCard username={user.username} />
    <SessionsCard />
  </>
)
