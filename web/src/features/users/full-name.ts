import type { AdminUser } from '#shared/schemas/user.ts'

/** What a user is called: by name, or by username where no name was given. */
export const fullName = ({ firstName, lastName, username }: AdminUser): string =>
  `${firstName} ${lastName}`.trim() || username
