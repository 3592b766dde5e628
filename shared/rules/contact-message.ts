import type { ContactMessageView } from '#shared/schemas/contact-message.ts'

type Status = ContactMessageView['status']

/** A message goes to and fro between open and answered: whoever said so by mistake takes it back. */
export const canMoveMessage = (from: Status, to: Status): boolean => from !== to
