import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { reportListing as contract } from '#shared/api/reports.ts'
import { call } from '#web/api/client.ts'
import { visitorField } from '#web/stores/visitor.ts'

type Report = { listingId: string } & Pick<BodyInput<typeof contract>, 'reason' | 'details'>

const reportListing = ({ listingId, ...report }: Report) =>
  call<typeof contract>('POST /api/listings/{id}/reports', {
    params: { id: listingId },
    body: { ...report, ...visitorField() },
  })

/** Reports a car to the admins. */
export const useReportListing = () => useMutation({ mutationFn: reportListing })
