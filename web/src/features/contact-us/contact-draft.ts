import { forgetDraft, keepDraft, readDraft } from '#web/stores/draft.ts'
import type { ContactMessage } from './api/send-message.ts'

/** What was typed so far; a field that is absent was not touched. */
export type ContactDraft = Partial<ContactMessage>

const key = 'contact'

/** Keeps what was typed. */
export const keepContactDraft = (draft: ContactDraft): void => keepDraft(key, draft)

export const forgetContactDraft = (): void => forgetDraft(key)

/** What was typed earlier in this tab and not sent. */
export const readContactDraft = (): ContactDraft => readDraft<ContactDraft>(key) ?? {}
