import { useMemo } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getMakesModels as contract } from '#shared/api/config.ts'
import { call } from '#web/api/client.ts'
import { useLanguageStore } from '#web/stores/language.ts'

const makesModelsQuery = queryOptions({
  queryKey: ['config', 'makes-models'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/config/makes-models', { signal }),
})

/** Every make with its models, and their Arabic names. */
export const useMakesModels = ({ enabled = true } = {}) => useQuery({ ...makesModelsQuery, enabled })

/**
 * The names of makes and models in the language in use. Their values are their English names, so the catalogue is
 * fetched for Arabic only; one without an Arabic name (X5, CX-5) keeps its Latin one, as Gulf sellers write it.
 */
export const useCarNames = () => {
  const isArabic = useLanguageStore(({ language }) => language === 'ar')
  const { data } = useQuery({ ...makesModelsQuery, enabled: isArabic })
  const arabic = isArabic ? data?.arabic : undefined
  return useMemo(
    () => ({
      makeName: (make: string): string => arabic?.makes[make] ?? make,
      modelName: (model: string): string => arabic?.models[model] ?? model,
    }),
    [arabic],
  )
}

export type CarNames = ReturnType<typeof useCarNames>
