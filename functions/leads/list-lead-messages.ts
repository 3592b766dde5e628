import { isOpenTo } from '#functions/commands/read-assignees.ts'
import { AppError } from '#functions/core/app-error.ts'
import { personBehind } from '#functions/core/caller.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listMessages, type MessageRecord } from '#functions/data/lead-messages.ts'
import { getLeadById } from '#functions/data/leads.ts'
import { getUsersById, type UserRecord } from '#functions/data/users.ts'
import { readingOf, withTopics } from './read-topics.ts'
import { sideOfCaller, toLeadMessage } from '#functions/leads/views.ts'
import { listLeadMessages as route } from '#shared/api/leads.ts'
import { otherSide } from '#shared/rules/status-moves.ts'
import { fullName } from '#shared/rules/user.ts'

const live = { getLeadById, withTopics, readingOf, listMessages, getUsersById, isOpenTo }

/** Who of the staff wrote each message, for the seller: by a name of now, or nothing once the account is gone. */
const readAuthors = async (messages: readonly MessageRecord[], deps: typeof live) => {
  const ids = [...new Set(messages.flatMap(({ authorId }) => authorId ?? []))]
  const users = ids.length > 0 ? await deps.getUsersById(ids) : new Map<string, UserRecord>()
  return ({ authorId }: MessageRecord): string | undefined => {
    const author = authorId === undefined ? undefined : users.get(authorId)
    return author && author.status !== 'DELETED' ? fullName(author) : undefined
  }
}

/** A conversation of the caller's. Looking at it does not mark it as read: a list that loads ahead must not. */
export const listLeadMessages = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const lead = await deps.getLeadById(params.id)
  if (!lead) throw new AppError('LEAD_NOT_FOUND')
  const side = sideOfCaller(lead, actor)
  const reader = personBehind(actor).id
  const [[view], messages, takesMessages] = await Promise.all([
    deps.withTopics([lead], side, reader),
    deps.listMessages(lead.id),
    deps.isOpenTo(lead, otherSide(side)),
  ])
  if (!view) throw new AppError('LEAD_NOT_FOUND')
  const [reading, authorOf] = await Promise.all([
    deps.readingOf(reader, messages),
    readAuthors(side === 'seller' ? messages : [], deps),
  ])
  return {
    lead: view,
    messages: messages.map((message) => toLeadMessage(message, reading.language, authorOf(message))),
    takesMessages,
  }
}

export const handler = routeHandler(route, listLeadMessages)
