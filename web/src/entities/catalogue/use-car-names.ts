import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLanguageStore } from '#web/stores/language.ts'
import { makesModelsQuery } from './get-makes-models.ts'

/**
 * What makes and models are called in the language in use. Their values are their English names, so the catalogue is
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
