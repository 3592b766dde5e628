import type { ContactMessageView } from '#shared/schemas/contact-message.ts'

export type MessageStatus = ContactMessageView['status']

/** Those that wait come first. */
export const messageStatuses = ['OPEN', 'ANSWERED'] as const satisfies readonly MessageStatus[]
