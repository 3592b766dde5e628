import { useEffect } from 'react'
import { useMutation } from '@tanstack/react-query'
import { canBeStaff, isDealershipSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { sendHeldActs } from '#web/api/undoable.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import {
  type Acting,
  actFor,
  beforeActingChanges,
  endActing,
  isSameActing,
  isThemselves,
  useActing,
} from '#web/stores/acting.ts'
import { currentPerson } from '#web/stores/person.ts'
import { useEmployment, useTeam } from './queries.ts'

/** The account for which a person sells: their own, or the verified dealership that they act for. */
const sellingAs = (user: CurrentUser, acting: Acting | null): CurrentUser =>
  acting
    ? {
        ...user,
        id: acting.dealershipId,
        role: 'SELLER_DEALERSHIP',
        companyName: acting.dealership,
        isVerified: true,
        verificationStatus: 'APPROVED',
      }
    : user

/** Like `useCurrentUser`, with the account for which the person sells. */
export const useSellingUser = () => {
  const current = useCurrentUser()
  const { acting } = useActing()
  return { ...current, user: current.user && sellingAs(current.user, acting) }
}

/** Acts for a dealership from now on, or by choice for nobody. What could still be undone is sent before: it would leave in the other name. */
export const useActFor = () =>
  useMutation({
    mutationFn: async (acting: Acting | null) => {
      await sendHeldActs()
      actFor(acting)
    },
  })

// The same where another tab changes for whom they act.
beforeActingChanges(sendHeldActs)

/**
 * Finds out for whom the user may act, and acts for their dealership unless they have chosen otherwise. `seller` is undefined until it
 * is known.
 */
export const useActAsStaff = (
  user: CurrentUser,
): { acting: Acting | null; seller: CurrentUser | undefined } => {
  const { acting } = useActing()
  const { data, isError, isFetching } = useEmployment(canBeStaff(user))
  const employment = data?.employment
  const wanted = employment && !isThemselves() ? employment : null
  const isSettled = isSameActing(acting, wanted)
  // What is being asked again, or could not be, may be older than what another tab has learnt.
  const isOutOfDate = isError || isFetching
  useEffect(() => {
    if (!data || isOutOfDate || isSettled) return
    if (wanted) actFor(wanted)
    else endActing()
  }, [data, wanted, isOutOfDate, isSettled])
  if (!canBeStaff(user)) return { acting: null, seller: user }
  const isKnown = isError || (data !== undefined && (isFetching || isSettled))
  return { acting, seller: isKnown ? sellingAs(user, acting) : undefined }
}

/**
 * The people who share the leads of a dealership, and which of them is here; undefined for a seller without a team. `isVisit` as for
 * `useTeam`.
 */
export const useColleagues = ({ isVisit = false } = {}) => {
  const { user } = useSellingUser()
  const { data: team } = useTeam({ enabled: user !== null && isDealershipSeller(user), isVisit })
  if (!team || team.members.length === 0) return undefined
  return { me: currentPerson(), people: [team.owner, ...team.members.filter(({ isActive }) => isActive)] }
}
