import { useState } from 'react'
import type { Answers } from './answers.ts'

type TrimsOf = typeof import('./trims-of.ts').trimsOf

/** Grades that people name for the chosen model. The list is fetched when the seller comes to that field, not before. */
export const useTrims = ({ make, model }: Pick<Answers, 'make' | 'model'>) => {
  const [trimsOf, setTrimsOf] = useState<TrimsOf>()
  return {
    trims: trimsOf?.(make, model) ?? [],
    loadTrims: () => {
      // Suggestions are a kindness; without them the field is typed.
      import('./trims-of.ts').then(
        (module) => setTrimsOf(() => module.trimsOf),
        () => undefined,
      )
    },
  }
}
