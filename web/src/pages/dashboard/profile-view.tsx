import type { CurrentUser } from '#shared/schemas/user.ts'
import { ProfileParts } from '#web/pages/profile/profile-parts.tsx'

/** The account's settings inside the dashboard, whose own tab is already in the address. */
export const ProfileView = ({ user }: { user: CurrentUser }) => (
  <ProfileParts key={user.id} user={user} param="section" />
)
