import { hasCode } from '#functions/core/app-error.ts'
import { isKeptBy } from '#functions/data/dealer-reviews.ts'
import { findEmployment, listEmployments } from '#functions/data/employments.ts'
import { endEmployment, listInvitations, readTeam, withdrawInvitation } from '#functions/data/teams.ts'
import type { Write } from '#functions/data/transact.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import type { EmailContent } from '#functions/mail/email.ts'
import { nameOfDealership } from '#shared/rules/user.ts'
import { accountEmailWrite, emailWritesIfThere } from './account-email.ts'

/** The stores that ending places in teams uses. */
export const placeParts = { findEmployment, readTeam, endEmployment, getUserById, accountEmailWrite }

type Deps = typeof placeParts & { now: () => Date }

type Place = { userId: string; dealershipId: string }

/** Ends something; that it has ended in the meantime is no error. */
export const unlessEnded = async (act: Promise<void>): Promise<void> => {
  try {
    await act
  } catch (error) {
    if (!hasCode(error, 'STAFF_NOT_FOUND', 'INVITATION_NOT_FOUND')) throw error
  }
}

type Ending = {
  /** As `endEmployment` takes it. */
  until: Date | null
  content: EmailContent
}

/** Ends the place of somebody in the team of a dealership that is gone, and mails them, unless it has ended. */
const endStaff = async (place: Place, { until, content }: Ending, deps: Omit<Deps, 'findEmployment'>) => {
  const person = await deps.getUserById(place.userId)
  const mails: Write[] = await emailWritesIfThere(person, content, deps.now(), deps)
  await unlessEnded(deps.endEmployment(place, until, mails))
}

/** The places in teams that end with an account, its own and those of its staff, as acts that can be repeated. */
export const listPlaces = async (user: UserRecord, deps: Deps): Promise<(() => Promise<void>)[]> => {
  const own = await deps.findEmployment(user.id)
  const { members } = await deps.readTeam(user.id)
  const dealership = nameOfDealership(user)
  const content = { kind: 'STAFF_REMOVED', dealership, isAccountDeleted: true } as const
  return [
    ...(own ? [() => unlessEnded(deps.endEmployment(own, null))] : []),
    ...members.map(
      (userId) => () => endStaff({ userId, dealershipId: user.id }, { until: null, content }, deps),
    ),
  ]
}

/** The stores that ending the team of a closed dealership uses. */
export const teamParts = {
  readTeam,
  listEmployments,
  listInvitations,
  withdrawInvitation,
  endEmployment,
  getUserById,
  accountEmailWrite,
}

type TeamDeps = typeof teamParts & { now: () => Date }

/** A place in a team, or an invitation to it. */
type Part = { id: string; createdAt: string; end: () => Promise<void> }

/**
 * The team that somebody's dealership has, or had when it was closed, as a kind of what follows the dealership: all that is older than its
 * present opening ends.
 */
export const teamOf = (dealershipId: string, deps: TeamDeps) => ({
  // One by one, since all of them change the team.
  pages: async function* (): AsyncGenerator<Part[]> {
    const { members } = await deps.readTeam(dealershipId)
    const content = { kind: 'DEALERSHIP_CLOSED' } as const
    for (const place of await deps.listEmployments(members)) {
      const { userId, since } = place
      yield [
        { id: userId, createdAt: since, end: () => endStaff(place, { until: deps.now(), content }, deps) },
      ]
    }
    for (const { id, createdAt } of await deps.listInvitations(dealershipId, deps.now()))
      yield [{ id, createdAt, end: () => unlessEnded(deps.withdrawInvitation(dealershipId, id)) }]
  },
  read: async () => undefined,
  forOwner: (part: Part, { dealer }: { dealer: { createdAt: string } | undefined }) =>
    isKeptBy(dealer, part) ? undefined : part,
  replace: (part: Part) => part.end(),
})
