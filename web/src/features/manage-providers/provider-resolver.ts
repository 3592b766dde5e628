import type { FieldErrors, Resolver } from 'react-hook-form'
import { newFinancingProvider, newInsuranceProvider } from '#shared/schemas/provider.ts'
import {
  formOf,
  isProviderField,
  type CompanyKind,
  type ProviderForm,
  type ProviderValues,
} from './provider-values.ts'

const schemas = { insurance: newInsuranceProvider, financing: newFinancingProvider }

/** Asks the API's own schema; a field that it refuses has an error, whose sentence the form knows by the field. */
export const providerResolver =
  (kind: CompanyKind): Resolver<ProviderValues, unknown, ProviderForm> =>
  (values) => {
    const typed = formOf(kind, values)
    const issues = schemas[kind].safeParse(typed.form).error?.issues
    if (!issues) return { values: typed, errors: {} }
    const errors: FieldErrors<ProviderValues> = {}
    for (const { path } of issues) {
      const field = String(path[0])
      if (isProviderField(field)) errors[field] = { type: 'wrong' }
    }
    return { values: {}, errors }
  }
