import { useState } from 'react'
import type { Answers } from './answers.ts'

type FindModel = typeof import('#shared/reference/find-make.ts').findModel

/** Grades that people name for the chosen model. The list is fetched when the seller comes to that field, not before. */
export const useTrims = ({ make, model }: Pick<Answers, 'make' | 'model'>) => {
  const [findModel, setFindModel] = useState<FindModel>()
  return {
    trims: findModel?.(make, model)?.trims ?? [],
    loadTrims: () => {
      // Suggestions are a kindness; without them the field is typed.
      import('#shared/reference/find-make.ts').then(
        (module) => setFindModel(() => module.findModel),
        () => undefined,
      )
    },
  }
}
