import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { replyTemplates, type ReplyTemplate } from '#shared/schemas/lead.ts'
import { putWrite, write, getItem } from '#functions/data/table.ts'

const stored = z.object({ templates: replyTemplates })

/** The answers that a seller keeps ready, in their order. Strongly consistent: they show what was just saved. */
export const readReplyTemplates = async (userId: string): Promise<ReplyTemplate[]> =>
  (await getItem(keys.replyTemplates(userId), stored))?.templates ?? []

/** Replaces the answers that a seller keeps ready: one small item, so that there is no half of a list. */
export const storeReplyTemplates = async (
  userId: string,
  templates: readonly ReplyTemplate[],
): Promise<void> => {
  await write(putWrite({ ...keys.replyTemplates(userId), templates }))
}
