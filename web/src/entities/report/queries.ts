import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { reportListing, reportPlate } from '#shared/api/reports.ts'
import { call } from '#web/api/client.ts'

/** The subject of a report: a car or a number plate, by its id. */
export type Reported = { kind: 'listing' | 'plate'; id: string }

/** Reports a car or a number plate to the admins. */
export const useReportOffer = ({ kind, id }: Reported) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof reportListing>) =>
      kind === 'plate'
        ? call<typeof reportPlate>('POST /api/number-plates/{id}/reports', { params: { id }, body })
        : call<typeof reportListing>('POST /api/listings/{id}/reports', { params: { id }, body }),
  })
