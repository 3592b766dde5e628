import { contract } from '#shared/api/contract.ts'
import { newContactMessage } from '#shared/schemas/contact-message.ts'

export const sendContactMessage = contract({
  id: 'sendContactMessage',
  noun: 'contact',
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  stack: 'public',
  summary: 'A message to the team; it is kept and mailed to the support address.',
  body: newContactMessage,
  status: 204,
  errors: ['TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 30, seconds: 3600 }],
})
