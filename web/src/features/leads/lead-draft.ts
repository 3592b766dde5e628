/** What a contact form holds. */
export type LeadDraft = { buyerName: string; buyerPhone: string; buyerEmail: string; message: string }

const keyOf = (listingId: string) => `lead:${listingId}`

/** Keeps what was typed about a car for this tab: an expired session, a dropped connection or a reload loses nothing. */
export const keepLeadDraft = (listingId: string, draft: LeadDraft): void => {
  try {
    sessionStorage.setItem(keyOf(listingId), JSON.stringify(draft))
  } catch {
    // Where storage is blocked the form itself still holds it.
  }
}

export const forgetLeadDraft = (listingId: string): void => {
  try {
    sessionStorage.removeItem(keyOf(listingId))
  } catch {
    // It was never kept.
  }
}

/** What was typed about this car earlier in this tab. */
export const readLeadDraft = (listingId: string): Partial<LeadDraft> => {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(listingId)) ?? '{}') ?? {}) as Partial<LeadDraft>
  } catch {
    return {}
  }
}
