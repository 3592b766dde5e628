import type { updateFinancingProvider, updateInsuranceProvider } from '#shared/api/providers.ts'
import { call } from '#web/api/client.ts'
import type { Company, ProviderForm } from '#web/features/manage-providers/provider-values.ts'

/** Changes a company that was read as `seen`. Throws ApiError; EDIT_CONFLICT when it is another one by now. */
export const updateProvider = async (
  { id, version }: Company['provider'],
  { kind, form }: ProviderForm,
): Promise<Company> =>
  kind === 'insurance'
    ? {
        kind,
        provider: await call<typeof updateInsuranceProvider>('PUT /api/insurance/providers/{id}', {
          params: { id },
          body: { ...form, version },
        }),
      }
    : {
        kind,
        provider: await call<typeof updateFinancingProvider>('PUT /api/financing/providers/{id}', {
          params: { id },
          body: { ...form, version },
        }),
      }
