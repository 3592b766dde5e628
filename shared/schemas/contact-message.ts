import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { id } from './ids.ts'
import { instant, line, paragraphs } from './text.ts'
import { email } from '#shared/schemas/user.ts'

const of = limits.contact

/** The fields of the contact form (spec 5). */
export const newContactMessage = z.strictObject({
  name: line(of.name.max, of.name.min),
  email,
  subject: line(of.subject.max, of.subject.min),
  message: paragraphs(of.message.max).check(
    z.minLength(of.message.min, { error: `Please enter at least ${of.message.min} characters` }),
  ),
})

/** OPEN until an admin has answered it by mail. */
export const contactMessageStatuses = ['OPEN', 'ANSWERED'] as const

/** A message of the contact form as admins see it. */
export const contactMessageView = z.object({
  id: id('contactMessage'),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(contactMessageStatuses),
  createdAt: instant,
  answeredAt: z.nullable(instant),
})
export type ContactMessageView = z.output<typeof contactMessageView>
