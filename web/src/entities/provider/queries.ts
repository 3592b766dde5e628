import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type {
  createFinancingProvider,
  createInsuranceProvider,
  deleteFinancingProvider,
  deleteInsuranceProvider,
  listFinancingProviders,
  listInsuranceProviders,
  updateFinancingProvider,
  updateInsuranceProvider,
} from '#shared/api/providers.ts'
import type { Language } from '#shared/constants/market.ts'
import type { FinancingProvider, InsuranceProvider } from '#shared/schemas/provider.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'

/** A company of either kind, as the API has it. */
export type Company =
  | { kind: 'insurance'; provider: InsuranceProvider }
  | { kind: 'financing'; provider: FinancingProvider }
export type CompanyKind = Company['kind']

/** The body of a company, new or changed. */
export type CompanyBody =
  | { kind: 'insurance'; body: BodyInput<typeof createInsuranceProvider> }
  | { kind: 'financing'; body: BodyInput<typeof createFinancingProvider> }

/** A company's name in a language: the Latin one where nobody has said it in Arabic letters. */
export const companyName = (
  { name, nameAr }: Pick<Company['provider'], 'name' | 'nameAr'>,
  language: Language,
): string => (language === 'ar' && nameAr) || name

const insurersQuery = queryOptions({
  queryKey: ['providers', 'insurance'],
  queryFn: ({ signal }) => call<typeof listInsuranceProviders>('GET /api/insurance/providers', { signal }),
})

const lendersQuery = queryOptions({
  queryKey: ['providers', 'financing'],
  queryFn: ({ signal }) => call<typeof listFinancingProviders>('GET /api/financing/providers', { signal }),
})

/** The insurance companies, best rated first; asked for from when it is `enabled`. */
export const useInsurers = ({ enabled = true } = {}) => useQuery({ ...insurersQuery, enabled })

/** The banks and finance houses, best rated first; asked for from when it is `enabled`. */
export const useLenders = ({ enabled = true } = {}) => useQuery({ ...lendersQuery, enabled })

const createCompany = async (typed: CompanyBody): Promise<Company> => {
  if (typed.kind === 'insurance') {
    const { kind, body } = typed
    return {
      kind,
      provider: await call<typeof createInsuranceProvider>('POST /api/insurance/providers', { body }),
    }
  }
  const { kind, body } = typed
  return {
    kind,
    provider: await call<typeof createFinancingProvider>('POST /api/financing/providers', { body }),
  }
}

/** EDIT_CONFLICT when the company is another one by now than it was `seen`. */
const updateCompany = async ({ id, version }: Company['provider'], typed: CompanyBody): Promise<Company> => {
  const params = { id }
  if (typed.kind === 'insurance') {
    const body = { ...typed.body, version }
    const provider = await call<typeof updateInsuranceProvider>('PUT /api/insurance/providers/{id}', {
      params,
      body,
    })
    return { kind: typed.kind, provider }
  }
  const body = { ...typed.body, version }
  const provider = await call<typeof updateFinancingProvider>('PUT /api/financing/providers/{id}', {
    params,
    body,
  })
  return { kind: typed.kind, provider }
}

/** Adds a company, or changes one that was `seen` before. */
export const useSaveCompany = () => {
  const keep = useKeepCompany()
  return useMutation({
    mutationFn: ({ seen, typed }: { seen: Company | null; typed: CompanyBody }) =>
      seen ? updateCompany(seen.provider, typed) : createCompany(typed),
    onSuccess: keep,
  })
}

const deleteCompany = async ({ kind, provider: { id } }: Company): Promise<void> => {
  try {
    await (kind === 'insurance'
      ? call<typeof deleteInsuranceProvider>('DELETE /api/insurance/providers/{id}', { params: { id } })
      : call<typeof deleteFinancingProvider>('DELETE /api/financing/providers/{id}', { params: { id } }))
  } catch (error) {
    // Deleted by another admin is deleted.
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/** Deletes a company. Its card stays until `forget` is called, so that the focus can be moved away from it first. */
export const useDeleteCompany = () => {
  const client = useQueryClient()
  return {
    ...useMutation({ mutationFn: deleteCompany }),
    forget: ({ kind, provider: { id } }: Company) =>
      client.setQueryData<Company['provider'][]>(
        ['providers', kind],
        (list) => list && withoutProvider(list, id),
      ),
  }
}

/** Puts a change into the loaded list: the lists are public, and caches on the way may serve the old one for up to a minute. */
const useKeepCompany = () => {
  const client = useQueryClient()
  return ({ kind, provider }: Company) =>
    client.setQueryData<Company['provider'][]>(
      ['providers', kind],
      (list) => list && withProvider(list, provider),
    )
}

type Listed = { id: string; rating: number }

/** The list with a company as it is now, new or changed, best rated first as in the API. */
export const withProvider = <P extends Listed>(list: readonly P[], provider: P): P[] =>
  [...list.filter(({ id }) => id !== provider.id), provider].toSorted((a, b) => b.rating - a.rating)

/** The list without a company. */
export const withoutProvider = <P extends Listed>(list: readonly P[], gone: string): P[] =>
  list.filter(({ id }) => id !== gone)
