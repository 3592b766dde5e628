import { useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'

const load = () => import('./list.ts')

/** Starts fetching the list before it is asked for. A failure is told when it is. */
export const prefetchDialCodes = (): void => void load().catch(() => {})

/** Every country's code, named in a language. */
export const useDialCodes = (language: Language) =>
  useQuery({ queryKey: ['dialCodes', language], queryFn: async () => (await load()).listDialCodes(language) })
