import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { createProvider } from './api/create-provider.ts'
import { updateProvider } from './api/update-provider.ts'
import { providerResolver } from './provider-resolver.ts'
import {
  isProviderField,
  valuesOf,
  type Company,
  type CompanyKind,
  type ProviderForm,
  type ProviderValues,
} from './provider-values.ts'

/** What is typed about a company, new or `seen` before, and its sending. Whatever fails, nothing typed is lost. */
export const useProviderForm = (
  kind: CompanyKind,
  seen: Company | null,
  onSaved: (company: Company) => void,
) => {
  const { t } = useT('provider-form')
  const errorText = useErrorText()
  const [refusal, setRefusal] = useState<Error>()
  const form = useForm<ProviderValues, unknown, ProviderForm>({
    resolver: providerResolver(kind),
    defaultValues: valuesOf(seen),
    mode: 'onTouched',
  })
  const { mutateAsync: save, isPending } = useMutation({
    mutationFn: (typed: ProviderForm) =>
      seen ? updateProvider(seen.provider, typed) : createProvider(typed),
  })

  const refuse = (error: Error) => {
    setRefusal(error)
    const fields =
      error instanceof ApiError ? error.issues.map(({ path }) => path).filter(isProviderField) : []
    fields.forEach((field, index) => form.setError(field, { type: 'server' }, { shouldFocus: index === 0 }))
  }
  const submit = form.handleSubmit(async (typed) => {
    setRefusal(undefined)
    try {
      const company = await save(typed)
      showToast({
        title: t(seen ? 'saved' : 'added', { name: company.provider.name }),
        description: t('soon'),
        tone: 'success',
      })
      onSaved(company)
    } catch (error) {
      refuse(error as Error)
    }
  })
  const isConflict = refusal instanceof ApiError && refusal.code === 'EDIT_CONFLICT'
  return {
    form,
    submit,
    isPending,
    failure: refusal && (isConflict ? t('conflict') : errorText(refusal)),
  }
}
