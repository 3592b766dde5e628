import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLanguageStore } from '#web/stores/language.ts'

// Fetched for searches about one model alone: the table of all generations is larger than everything else a search needs.
const loadGenerations = async () => (await import('#shared/reference/generations.ts')).generationsOf

/**
 * Names the generations of a model with their years (`LC200 (2008–2021)`), by their codes; undefined while they are loaded, and
 * without a model.
 */
export const useGenerationName = (make: string | undefined, model: string | undefined) => {
  const language = useLanguageStore((state) => state.language)
  const { data: generationsOf } = useQuery({
    queryKey: ['catalogue', 'generations'],
    // A function is no data, so it stands in a list.
    queryFn: async () => [await loadGenerations()],
    staleTime: Infinity,
    enabled: make !== undefined && model !== undefined,
  })
  return useMemo(() => {
    const [known] = generationsOf ?? []
    if (!known || make === undefined || model === undefined) return undefined
    const names = new Map(
      known(make, model).map(({ code, label, from, to }) => [
        code,
        // The marks keep the years in order in Arabic.
        `${label[language]} (\u200e${from}–${to ?? ''}\u200e)`,
      ]),
    )
    return (code: string): string => names.get(code) ?? code
  }, [generationsOf, make, model, language])
}
