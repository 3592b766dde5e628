import type { BodyInput } from '#shared/api/contract.ts'
import type { sendContactMessage as contract } from '#shared/api/contact.ts'
import { call } from '#web/api/client.ts'

export type ContactMessage = BodyInput<typeof contract>

/** Sends a message to the team. Throws ApiError. */
export const sendMessage = (body: ContactMessage): Promise<void> =>
  call<typeof contract>('POST /api/contact', { body })
