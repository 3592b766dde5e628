import type { deleteFinancingProvider, deleteInsuranceProvider } from '#shared/api/providers.ts'
import { call } from '#web/api/client.ts'
import type { Company } from '#web/features/manage-providers/provider-values.ts'

/** Removes a company. Throws ApiError. */
export const deleteProvider = ({ kind, provider: { id } }: Company): Promise<void> =>
  kind === 'insurance'
    ? call<typeof deleteInsuranceProvider>('DELETE /api/insurance/providers/{id}', { params: { id } })
    : call<typeof deleteFinancingProvider>('DELETE /api/financing/providers/{id}', { params: { id } })
