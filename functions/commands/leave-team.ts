import { accountEmailWrite, emailWritesIfThere } from '#functions/commands/account-email.ts'
import { now } from '#functions/core/time.ts'
import { findEmployment } from '#functions/data/employments.ts'
import { endEmployment } from '#functions/data/teams.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { fullName } from '#shared/rules/user.ts'

const live = { findEmployment, endEmployment, getUserById, accountEmailWrite, now }

/** Ends somebody's employment, if there is one, and mails its owner. @throws AppError STAFF_NOT_FOUND when it ends at this moment */
export const leaveTeam = async (person: UserRecord, deps = live): Promise<void> => {
  const employment = await deps.findEmployment(person.id)
  if (!employment) return
  const owner = await deps.getUserById(employment.dealershipId)
  const content = { kind: 'STAFF_LEFT' as const, name: fullName(person) }
  const at = deps.now()
  const mails = await emailWritesIfThere(owner, content, at, deps)
  await deps.endEmployment(employment, at, mails)
}
