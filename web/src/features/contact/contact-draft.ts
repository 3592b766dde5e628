import type { ContactMessage } from './api/send-message.ts'

/** What was typed so far; a field that is absent was not touched. */
export type ContactDraft = Partial<ContactMessage>

const key = 'contact'

/** Keeps what was typed for this tab: a dropped connection or a reload loses nothing. */
export const keepContactDraft = (draft: ContactDraft): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Where storage is blocked the form itself still holds it.
  }
}

/** Forgets it once it is sent. */
export const forgetContactDraft = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
}

/** What was typed earlier in this tab and not sent. */
export const readContactDraft = (): ContactDraft => {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as ContactDraft
  } catch {
    return {}
  }
}
