import { forgetDraft, keepDraft, readDraft } from '#web/stores/draft.ts'

/** What a contact form holds. */
export type LeadDraft = { buyerName: string; buyerPhone: string; buyerEmail: string; message: string }

const keyOf = (listingId: string) => `lead:${listingId}`

/** Keeps what was typed about a car. */
export const keepLeadDraft = (listingId: string, draft: LeadDraft): void => keepDraft(keyOf(listingId), draft)

export const forgetLeadDraft = (listingId: string): void => forgetDraft(keyOf(listingId))

/** What was typed about this car earlier in this tab. */
export const readLeadDraft = (listingId: string): Partial<LeadDraft> =>
  readDraft<LeadDraft>(keyOf(listingId)) ?? {}
