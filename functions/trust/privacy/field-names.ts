import type * as z from 'zod/mini'
import type { Contract } from '#shared/api/contract.ts'

const namesIn = (schema: z.core.$ZodType): string[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') return Object.keys(def.shape)
  if (def.type === 'union') return def.options.flatMap(namesIn)
  if (def.type === 'pipe') return namesIn(def.in)
  return 'innerType' in def ? namesIn(def.innerType as z.core.$ZodType) : []
}

/** The names of the top-level fields of a route's body. */
export const namesOfBody = ({ body }: Contract): string[] => (body ? [...new Set(namesIn(body))] : [])
