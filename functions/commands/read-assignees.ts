import { listEmployments } from '#functions/data/employments.ts'
import type { LeadRecord } from '#functions/data/leads.ts'
import { getUserById, getUsersById, type UserRecord } from '#functions/data/users.ts'
import { canBeStaff } from '#shared/rules/user.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'

type Assigned = Pick<LeadRecord, 'sellerId' | 'assigneeId'>

const live = { listEmployments, getUsersById }

/**
 * The people who look after these leads, lead by lead: undefined for a lead of nobody, and of somebody who has left, is suspended or is no
 * private person any more, which is nobody's from then on. No reads where none was ever given to anybody.
 */
export const readAssignees = async (
  leads: readonly Assigned[],
  deps = live,
): Promise<(lead: Assigned) => UserRecord | undefined> => {
  const ids = [...new Set(leads.flatMap(({ assigneeId }) => assigneeId ?? []))]
  if (ids.length === 0) return () => undefined
  const [employments, users] = await Promise.all([deps.listEmployments(ids), deps.getUsersById(ids)])
  const employers = new Map(employments.map(({ userId, dealershipId }) => [userId, dealershipId]))
  return ({ sellerId, assigneeId }) => {
    const user = assigneeId === null ? undefined : users.get(assigneeId)
    if (user?.status !== 'ACTIVE') return undefined
    const isStaff = employers.get(user.id) === sellerId && canBeStaff(user)
    return user.id === sellerId || isStaff ? user : undefined
  }
}

const liveReaders = { getUserById, readAssignees }

/** The account of a side of a conversation, unless it is suspended or deleted. */
const findOwner = async (
  lead: Pick<LeadRecord, 'buyerId' | 'sellerId'>,
  side: LeadSide,
  deps: Pick<typeof liveReaders, 'getUserById'>,
): Promise<UserRecord | undefined> => {
  const ownerId = side === 'buyer' ? lead.buyerId : lead.sellerId
  const owner = ownerId ? await deps.getUserById(ownerId) : undefined
  return owner?.status === 'ACTIVE' ? owner : undefined
}

/**
 * Who is told what happens on a side of a conversation: of the seller's side, who looks after it (`isStaff` where that is not the account
 * itself). Undefined for an account that is suspended or deleted, whose staff cannot do anything either.
 */
export const findReader = async (
  lead: Pick<LeadRecord, 'buyerId' | 'sellerId' | 'assigneeId'>,
  side: LeadSide,
  deps = liveReaders,
): Promise<{ reader: UserRecord; isStaff: boolean } | undefined> => {
  const owner = await findOwner(lead, side, deps)
  if (!owner) return undefined
  const assignee = side === 'seller' ? (await deps.readAssignees([lead]))(lead) : undefined
  return { reader: assignee ?? owner, isStaff: assignee !== undefined && assignee.id !== owner.id }
}

/**
 * Whether a conversation takes messages to a side that has this reader. A suspended user can neither read nor be written to, and for some
 * seconds after an account is deleted, its conversations are still open.
 */
export const takesMessages = ({ orphanedBy }: Pick<LeadRecord, 'orphanedBy'>, reader: unknown): boolean =>
  orphanedBy === null && reader !== undefined

/** The same as the account of that side is at present, for somebody who is about to write. */
export const isOpenTo = async (
  lead: Pick<LeadRecord, 'buyerId' | 'sellerId' | 'orphanedBy'>,
  side: LeadSide,
  deps: Pick<typeof liveReaders, 'getUserById'> = liveReaders,
): Promise<boolean> => takesMessages(lead, await findOwner(lead, side, deps))
