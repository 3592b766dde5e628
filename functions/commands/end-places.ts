import { AppError } from '#functions/core/app-error.ts'
import { findEmployment } from '#functions/data/employments.ts'
import { endEmployment, readTeam } from '#functions/data/teams.ts'
import type { Write } from '#functions/data/transact.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { nameOfDealership } from '#shared/rules/user.ts'
import { accountEmailWrite, emailWritesIfThere } from './account-email.ts'

/** The stores that ending places in teams uses. */
export const placeParts = { findEmployment, readTeam, endEmployment, getUserById, accountEmailWrite }

type Deps = typeof placeParts & { now: () => Date }

type Place = { userId: string; dealershipId: string }

/** Ends an employment; one that has ended in the meantime is no error, and mails nobody. */
const endPlace = async (place: Place, mails: readonly Write[], deps: Deps): Promise<void> => {
  try {
    await deps.endEmployment(place, null, mails)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'STAFF_NOT_FOUND')) throw error
  }
}

/** Ends the place of somebody in the team of a deleted dealership, and mails them. */
const endStaff = async (userId: string, dealership: UserRecord, deps: Deps): Promise<void> => {
  const person = await deps.getUserById(userId)
  const content = {
    kind: 'STAFF_REMOVED',
    dealership: nameOfDealership(dealership),
    isAccountDeleted: true,
  } as const
  const mails = await emailWritesIfThere(person, content, deps.now(), deps)
  await endPlace({ userId, dealershipId: dealership.id }, mails, deps)
}

/** The places in teams that end with an account, its own and those of its staff, as acts that can be repeated. */
export const listPlaces = async (user: UserRecord, deps: Deps): Promise<(() => Promise<void>)[]> => {
  const own = await deps.findEmployment(user.id)
  const { members } = await deps.readTeam(user.id)
  return [
    ...(own ? [() => endPlace(own, [], deps)] : []),
    ...members.map((userId) => () => endStaff(userId, user, deps)),
  ]
}
