import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { plateLocations, sellPlateCategories } from '#shared/reference/plate-vocabulary.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant, line, paragraphs, whole } from '#shared/schemas/text.ts'

export const plateStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const

export const plateView = z.object({
  id: id('plate'),
  plateNumber: z.string(),
  category: z.string(),
  price: z.number(),
  currency: z.literal('QAR'),
  location: z.string(),
  description: z.nullable(z.string()),
  status: z.enum(plateStatuses),
  isFeatured: z.boolean(),
  createdAt: instant,
  viewCount: z.number(),
  contactCount: z.number(),
})

export const newPlate = z.strictObject({
  plateNumber: line(limits.plateNumber),
  category: z.enum(sellPlateCategories),
  price: whole(limits.listing.price.min, limits.listing.price.max),
  location: z.enum(plateLocations),
  description: z.optional(paragraphs(limits.plateDescription)),
  currency: z._default(z.literal('QAR'), 'QAR'),
  status: z.optional(z.enum(['PENDING', 'APPROVED'])),
})
