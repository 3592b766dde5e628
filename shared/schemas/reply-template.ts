import * as z from 'zod/mini'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { line, paragraphs } from '#shared/schemas/text.ts'

const of = sellingLimits.replyTemplates

const parts = {
  name: line(of.name),
  text: paragraphs(of.text).check(z.minLength(1, { error: 'This is required' })),
}

/** Answers that a seller gives often; `{car}`, `{price}` and `{buyer}` in them are filled in when one is used. */
export const replyTemplates = z.array(z.object(parts)).check(z.maxLength(of.count))
export type ReplyTemplate = z.output<typeof replyTemplates>[number]

/** The same as somebody sends them: nothing besides. */
export const replyTemplatesForm = z.array(z.strictObject(parts)).check(z.maxLength(of.count))
