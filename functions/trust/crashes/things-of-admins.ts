import { must, type Somebody } from '#functions/trust/crashes/call.ts'
import type { Thing } from '#functions/trust/crashes/history.ts'

/** An admin's alternating decisions on a plate: status, audit record, figures, counts and email are one transaction. */
export const verdictsOf = ({ call }: Somebody, plateId: string): Thing<string> => ({
  name: `the status of ${plateId}`,
  initial: 'PENDING',
  act: (state) => {
    const status = state === 'APPROVED' ? 'REJECTED' : 'APPROVED'
    const body = { status, ...(status === 'REJECTED' && { rejectionReason: 'Not this one.' }) }
    return { run: () => call('PUT', `/api/admin/number-plates/${plateId}/status`, body), next: status }
  },
  read: async () => must(await call('GET', `/api/admin/number-plates/${plateId}`)).body.status as string,
})

/** An admin's alternating suspensions and restorations of a seller, whose cars follow. */
export const standingOf = ({ call }: Somebody, { id, username }: Somebody['user']): Thing<string> => ({
  name: `the standing of ${username}`,
  initial: 'ACTIVE',
  act: (state) => {
    const status = state === 'ACTIVE' ? 'SUSPENDED' : 'ACTIVE'
    const body = { status, ...(status === 'SUSPENDED' && { reasonCodes: ['FRAUD'] }) }
    return { run: () => call('PUT', `/api/admin/users/${id}/status`, body), next: status }
  },
  read: async () => {
    const { body } = must(await call('GET', `/api/admin/users?search=${username}`))
    return (body.users as { id: string; status: string }[]).find((user) => user.id === id)?.status ?? 'GONE'
  },
})
