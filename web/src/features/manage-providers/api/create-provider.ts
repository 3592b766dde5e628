import type { createFinancingProvider, createInsuranceProvider } from '#shared/api/providers.ts'
import { call } from '#web/api/client.ts'
import type { Company, ProviderForm } from '#web/features/manage-providers/provider-values.ts'

/** Adds a company. Throws ApiError. */
export const createProvider = async ({ kind, form: body }: ProviderForm): Promise<Company> =>
  kind === 'insurance'
    ? {
        kind,
        provider: await call<typeof createInsuranceProvider>('POST /api/insurance/providers', { body }),
      }
    : {
        kind,
        provider: await call<typeof createFinancingProvider>('POST /api/financing/providers', { body }),
      }
