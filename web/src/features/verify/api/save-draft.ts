import type { BodyInput } from '#shared/api/contract.ts'
import type { saveSubmission as contract } from '#shared/api/verification.ts'
import { call } from '#web/api/client.ts'

/** An application as far as it is filled in, as the server keeps it. */
export type Draft = BodyInput<typeof contract>

/** Keeps it; what is left out stays there as it was. Throws ApiError. */
export const saveDraft = (body: Draft) => call<typeof contract>('PUT /api/verification/draft', { body })
