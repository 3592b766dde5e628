import type { getMakesModels } from '#shared/api/config.ts'
import type { Answer } from '#shared/api/contract.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Answers } from './answers.ts'

/** The makes, models and Arabic names, as the API lists them. */
export type Catalogue = Answer<typeof getMakesModels>

type Kind = 'makes' | 'models'

/** The name of a make or a model in a language; the Latin one where there is no other. */
export const nameOf = (
  kind: Kind,
  name: string,
  language: Language,
  catalogue: Catalogue | undefined,
): string => (language === 'ar' && catalogue?.arabic[kind][name]) || name

/** The title that the server will build of these answers: make, model, variant, year. Empty before the first of them. */
export const titleOf = (
  { make, model, variant, year }: Pick<Answers, 'make' | 'model' | 'variant' | 'year'>,
  language: Language,
  catalogue: Catalogue | undefined,
): string =>
  [
    nameOf('makes', make, language, catalogue),
    nameOf('models', model, language, catalogue),
    variant.trim(),
    year,
  ]
    .filter(Boolean)
    .join(' ')
