import * as z from 'zod/mini'
import { photoFolder } from '#shared/constants/photos.ts'
import { id } from '#shared/schemas/ids.ts'

/** A finished photo: its address (`?w=` picks a width), its size in pixels, and a tiny blurred picture as a data URL. */
export const photo = z.object({
  id: id('upload'),
  imageUrl: z.string(),
  isMain: z.boolean(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
})
export type Photo = z.output<typeof photo>

/** The address under which a photo is served on every stage: one origin with the site. */
export const photoUrl = (photoId: string): string => photoFolder + photoId
