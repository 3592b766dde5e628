import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { line, paragraphs } from '#shared/schemas/text.ts'
import { email } from '#shared/schemas/user.ts'

const of = limits.contact

/** What the contact form sends (spec 5). */
export const newContactMessage = z.strictObject({
  name: line(of.name.max, of.name.min),
  email,
  subject: line(of.subject.max, of.subject.min),
  message: paragraphs(of.message.max).check(
    z.minLength(of.message.min, { error: `Please enter at least ${of.message.min} characters` }),
  ),
})

/** The most characters that each field takes. */
export const contactMost = {
  name: of.name.max,
  email: limits.email,
  subject: of.subject.max,
  message: of.message.max,
} as const
