import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { AppError } from '#functions/core/app-error.ts'
import { keys } from '#functions/data/keys.ts'
import { transact } from '#functions/data/transact.ts'
import { markOfTemplates } from '#shared/rules/reply-templates.ts'
import { replyTemplates, type ReplyTemplate } from '#shared/schemas/lead.ts'
import { putWrite, getItem } from '#functions/data/table.ts'

const stored = z.object({
  templates: replyTemplates,
  /** Another with every change; absent in those of before. */
  mark: z.optional(z.string()),
})

/** The answers that a seller keeps ready, in their order. Strongly consistent: they show what was just saved. */
export const readReplyTemplates = async (userId: string): Promise<ReplyTemplate[]> =>
  (await getItem(keys.replyTemplates(userId), stored))?.templates ?? []

/**
 * Replaces the answers that a seller keeps ready: one small item, so that there is no half of a list. With `seen`, the mark of those that
 * were replaced, it fails when somebody else of the team has changed them since. @throws AppError EDIT_CONFLICT
 */
export const storeReplyTemplates = async (
  userId: string,
  templates: readonly ReplyTemplate[],
  seen?: string,
): Promise<void> => {
  const key = keys.replyTemplates(userId)
  const item = { ...key, templates, mark: randomUUID() }
  if (seen === undefined) return transact([putWrite(item)])
  const present = await getItem(key, stored)
  if (markOfTemplates(present?.templates ?? []) !== seen) throw new AppError('EDIT_CONFLICT')
  const asRead = present?.mark
    ? { if: 'mark = :mark', values: { mark: present.mark } }
    : { if: 'attribute_not_exists(mark)' }
  await transact([putWrite(item, { ...asRead, refuse: 'EDIT_CONFLICT' })])
}
