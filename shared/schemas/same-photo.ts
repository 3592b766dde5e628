import * as z from 'zod/mini'
import { id } from '#shared/schemas/ids.ts'

/** A listing as something else names it: without an address when the public cannot see it or it is gone. */
export const namedListing = z.object({
  id: id('listing'),
  slug: z.nullable(z.string()),
  title: z.string(),
  titleAr: z.string(),
})

/** A photo that another seller's listing has too, as far as the eye can tell. */
export const samePhoto = z.object({ photoId: id('upload'), listing: namedListing })
export type SamePhoto = z.output<typeof samePhoto>
