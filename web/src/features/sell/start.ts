import type { OwnListing } from '#shared/schemas/listing.ts'
import { answersOf, blankAnswers, type Answers } from './answers.ts'
import { documentSlots, type StepName } from './steps/step-plan.ts'
import type { Upload } from './uploads/queue.ts'

/** What a wizard begins with. */
export type Start = {
  step: StepName
  answers: Answers
  /** The listing as the server has it; null until it was first saved. */
  saved: OwnListing | null
  photos: readonly Upload[]
  documents: readonly Upload[]
  /** True when this is what was left unsaved earlier in this tab. */
  restored: boolean
}

const arrived = (key: string, url: string, preview: string | null, name = ''): Upload => ({
  key,
  name,
  preview,
  state: { phase: 'ready', url },
})

/** A photo that the server has, shown small. */
export const arrivedPhoto = (url: string, name?: string): Upload => arrived(url, url, `${url}?w=640`, name)

/** A document that the server has. It shows to admins only, so there is no picture of it. */
export const arrivedDocument = (slot: string, url: string, name?: string): Upload =>
  arrived(slot, url, null, name)

/** A new listing. */
export const blankStart: Start = {
  step: 'basics',
  answers: blankAnswers,
  saved: null,
  photos: [],
  documents: [],
  restored: false,
}

/** A stored listing, to be edited from its first step. */
export const startOf = (listing: OwnListing): Start => ({
  ...blankStart,
  answers: answersOf(listing),
  saved: listing,
  photos: listing.images.map(({ imageUrl }) => arrivedPhoto(imageUrl)),
  documents: documentSlots.flatMap((slot) => {
    const name = listing.verificationDocuments[slot]
    return name ? [arrivedDocument(slot, name)] : []
  }),
})
