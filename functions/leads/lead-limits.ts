import { newId } from '#functions/adapters/ids.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { AppError } from '#functions/core/app-error.ts'
import { type Actor, networkOf } from '#functions/core/caller.ts'
import { countTogether, takeNamed } from '#functions/data/rate-limits.ts'
import { readReputation } from '#functions/data/reputation.ts'
import { ConditionsFailed, transact } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { NamedLimit } from '#shared/constants/limits.ts'
import { accountLimits, isEstablished, leadsTold } from '#shared/rules/reputation.ts'
import type { NotificationAbout } from '#shared/schemas/notification.ts'

// Throwaway accounts must not shut anybody's contact form: who is not established yet is limited by account and network, and beyond the
// day's limit of a car or plate a lead is stored without an email of its own.

/** The daily limit of leads about one such car or plate of which its seller is told one by one. */
export type LeadsPerDay = Extract<NamedLimit, 'leadsOfListing' | 'inquiriesOfPlate'>

type Asked = { actor: Actor; ip: string; subjectId: string; perDay: LeadsPerDay }

const liveLimits = { readReputation, takeNamed }

/**
 * Counts a lead against the limits of its sender and network, and of its car or plate.
 * @returns whether the seller is told of it by itself
 * @throws AppError TOO_MANY_LEADS, TOO_MANY_LEADS_HERE; never for an established account
 */
export const takeLeadPlace = async (
  { actor, ip, subjectId, perDay }: Asked,
  at: Date,
  deps = liveLimits,
): Promise<boolean> => {
  const reputation = await deps.readReputation(actor, ip, at)
  const take = async (refusal: ErrorCode, ...limit: Parameters<typeof takeNamed>): Promise<void> => {
    const retryAfterSeconds = await deps.takeNamed(...limit)
    if (retryAfterSeconds !== undefined) throw new AppError(refusal, { retryAfterSeconds })
  }
  if (!isEstablished(reputation)) {
    const network = networkOf(ip)
    await take('TOO_MANY_LEADS', 'leadsOfAccount', actor.id, at, accountLimits.leads[reputation])
    await take('TOO_MANY_LEADS_HERE', 'leadsOfNetworkAboutOne', `${network} ${subjectId}`, at)
    await take('TOO_MANY_LEADS_HERE', 'leadsOfNetwork', network, at)
  }
  return (await deps.takeNamed(perDay, subjectId, at, leadsTold[reputation])) === undefined
}

type Quiet = { seller: UserRecord; subjectId: string; about: NotificationAbout }

const liveDigest = { countTogether, notifyWrites, transact, newId }

/** Counts a lead that its seller is not told of by itself in the one email about such leads, which is due at the end of the day (UTC). */
export const tellTogether = async (
  { seller, subjectId, about: { lead: _lead, event: _event, ...about } }: Quiet,
  at: Date,
  deps = liveDigest,
): Promise<void> => {
  const { count, id, endsAt } = await deps.countTogether('quietLeads', subjectId, deps.newId('mail'), at)
  const news = {
    kind: 'LEAD_RECEIVED' as const,
    about: { ...about, count },
    digest: { mailId: id, dueAt: endsAt },
  }
  try {
    const writes = await deps.notifyWrites(seller, news, at)
    if (writes.length > 0) await deps.transact(writes)
  } catch (error) {
    // The email counts a later one already.
    if (!(error instanceof ConditionsFailed)) throw error
  }
}
