import type { Change, Stamp } from '#functions/search/document.ts'
import type { PlateView } from '#shared/schemas/plate.ts'

/** What a plate's public view is made from; the rest of the view follows from the number. */
export type PlateFacts = Omit<PlateView, 'plateNumber' | 'slug' | 'tags' | 'currency'>

/** One plate on offer as the search knows it. */
export type PlateDocument = Stamp & PlateFacts

export type PlateChange = Change<PlateDocument>
