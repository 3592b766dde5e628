import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type {
  acceptInvitation,
  getEmployment,
  getTeam,
  inviteStaff,
  leaveEmployment,
  readInvitation,
  removeStaff,
  setStaffRole,
  withdrawInvitation,
} from '#shared/api/staff.ts'
import type { StaffRole } from '#shared/rules/user.ts'
import { call } from '#web/api/client.ts'
import { employmentKey } from '#web/api/dealer-status.ts'
import { sendHeldActs } from '#web/api/undoable.ts'

const teamQuery = queryOptions({
  queryKey: ['account', 'team'],
  queryFn: ({ signal }) => call<typeof getTeam>('GET /api/seller/team', { signal }),
})

/** The people of the dealership for which the user acts, or of their own; asked for anew where a visit begins, since people join by themselves. */
export const useTeam = ({ enabled = true, isVisit = false } = {}) =>
  useQuery({ ...teamQuery, enabled, refetchOnMount: isVisit ? 'always' : true })

const employmentQuery = queryOptions({
  queryKey: employmentKey,
  queryFn: ({ signal }) => call<typeof getEmployment>('GET /api/user/employment', { signal }),
})

/** For which dealership the user could act; this outlives a change of for whom they do. */
export const useEmployment = (enabled: boolean) => useQuery({ ...employmentQuery, enabled })

const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      call<typeof readInvitation>('POST /api/invitations', { body: { token }, signal }),
    retry: false,
  })

/** The invitation that an emailed link opens. */
export const useInvitation = (token: string) => useQuery({ ...invitationQuery(token), enabled: token !== '' })

const useTeamChange = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: teamQuery.queryKey }),
  })
}

/** Mails somebody an invitation. */
export const useInvite = () =>
  useTeamChange((body: BodyInput<typeof inviteStaff>) =>
    call<typeof inviteStaff>('POST /api/seller/team/invitations', { body }),
  )

/** Takes an invitation back. */
export const useWithdraw = () =>
  useTeamChange((id: string) =>
    call<typeof withdrawInvitation>('DELETE /api/seller/team/invitations/{id}', { params: { id } }),
  )

/** Changes what a member may do. */
export const useSetRole = () =>
  useTeamChange(({ id, role }: { id: string; role: StaffRole }) =>
    call<typeof setStaffRole>('PATCH /api/seller/team/members/{id}', { params: { id }, body: { role } }),
  )

/** Removes a member. */
export const useRemoveMember = () =>
  useTeamChange((id: string) =>
    call<typeof removeStaff>('DELETE /api/seller/team/members/{id}', { params: { id } }),
  )

/** Joins the team of an invitation; they act for it then, and what they could still undo is their own. */
export const useAcceptInvitation = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (token: string) => {
      await sendHeldActs()
      return call<typeof acceptInvitation>('POST /api/user/employment', { body: { token } })
    },
    onSuccess: (answer) => client.setQueryData(employmentKey, answer),
  })
}

/** Leaves the team; what they did for it and could still undo is sent before. */
export const useLeaveTeam = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await sendHeldActs()
      return call<typeof leaveEmployment>('DELETE /api/user/employment')
    },
    onSuccess: () => client.setQueryData(employmentKey, { employment: null }),
  })
}
