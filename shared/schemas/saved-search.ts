import * as z from 'zod/mini'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'

/** A saved search: the query parameters of `/cars`, by name. */
export const savedSearchView = z.object({
  id: id('savedSearch'),
  name: z.string(),
  searchParams: z.record(z.string(), z.string()),
  alertsEnabled: z.boolean(),
  createdAt: instant,
})
