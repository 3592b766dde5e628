import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { noteAppeal, readAppealable, type Appealable } from '#functions/appeals/appealable.ts'
import { grantAppeal } from '#functions/appeals/grant-appeal.ts'
import { peopleIn, toAppealView } from '#functions/appeals/views.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { AppError, requireVersion } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { toAboutApplication } from '#functions/data/submission-record.ts'
import { toAboutListing } from '#functions/data/listing-record.ts'
import { closeAppealWrites, getAppealById, type AppealRecord } from '#functions/data/appeals.ts'
import { moderatorWrites, readCounts } from '#functions/data/counters.ts'
import { auditWrite } from '#functions/data/transact.ts'
import { toAboutPlate } from '#functions/data/plate-record.ts'
import { userCounts } from '#functions/data/user-accounts.ts'
import { getUsersById } from '#functions/data/users.ts'
import { answerAppeal as route } from '#shared/api/appeals.ts'
import { appealRightOf } from '#shared/rules/appeal-right.ts'
import { isAboutNumber } from '#shared/rules/refusal.ts'
import type { NotificationAbout } from '#shared/schemas/notification.ts'

const live = {
  getAppealById,
  readAppealable,
  getUsersById,
  noteAppeal,
  grantAppeal,
  readCounts,
  notifyWrites,
  newId,
  now,
}

const aboutOf = ({ kind, record }: Appealable): NotificationAbout => {
  switch (kind) {
    case 'listing':
      return { listing: toAboutListing(record) }
    case 'plate':
      return {
        plate: toAboutPlate(record),
        ...(isAboutNumber(record.reasonCodes) && { isAboutNumber: true }),
      }
    case 'application':
      return { application: toAboutApplication(record) }
  }
}

/** An open appeal with its item, as they were read. */
const readOpen = async (appealId: string, version: number | undefined, deps: typeof live) => {
  const seen = await deps.getAppealById(appealId)
  if (!seen) throw new AppError('NOT_FOUND')
  if (seen.status !== 'OPEN') throw new AppError('ILLEGAL_STATUS_MOVE')
  const thing = await deps.readAppealable(seen.about.id)
  // Closed by a concurrent act: the appeal and its item change together.
  if (thing?.record.appeal?.id !== seen.id) throw new AppError('ILLEGAL_STATUS_MOVE')
  requireVersion(thing.record, version)
  return { seen, thing, own: thing.record.appeal }
}

/**
 * Grants an appeal, which approves the refused item like any approval, or upholds the refusal with a reason. The answer, its
 * audit record and its effects are one transaction. Two admins at once: one wins.
 */
export const answerAppeal = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const { seen, thing, own } = await readOpen(params.id, body.version, deps)
  const { PLATFORM_ADMIN: admins = 0 } = await deps.readCounts(userCounts)
  const right = appealRightOf(seen.rejectedBy, actor.id, admins)
  if (right === 'NO') throw new AppError('OWN_DECISION')
  const now = deps.now()
  const at = now.toISOString()
  const answered = { status: body.status, answer: body.answer || null, answeredAt: at }
  const appeal: AppealRecord = { ...seen, ...answered, answeredBy: actor.id }
  const people = await deps.getUsersById([...new Set(peopleIn(appeal))])
  const owner = people.get(seen.userId)
  if (!owner) throw new AppError('NOT_FOUND')
  const record = auditWrite({
    id: deps.newId('audit'),
    at,
    actorId: actor.id,
    action: 'appeal.answer',
    subject: seen.id,
    detail: {
      from: seen.status,
      to: body.status,
      about: seen.about.id,
      // An application has no name by which the log could say whose it is.
      ...(thing.kind === 'application' && { dealership: seen.userId }),
    },
  })
  const reversed = body.status === 'GRANTED' ? seen.rejectedBy : null
  const writes = [
    ...closeAppealWrites(appeal),
    ...(reversed ? moderatorWrites(reversed, 'reversed', now) : []),
    record,
  ]
  const closed = { ...own, ...answered }
  const uphold = async () => {
    const about = { ...aboutOf(thing), ...(appeal.answer && { reason: appeal.answer }) }
    const notification = await deps.notifyWrites(owner, { kind: 'APPEAL_UPHELD', about }, now)
    return deps.noteAppeal(thing, closed, at, [...writes, ...notification])
  }
  const then =
    body.status === 'GRANTED'
      ? await deps.grantAppeal({ thing, owner, appeal: closed, adminId: actor.id }, writes)
      : await uphold()
  const view = toAppealView(appeal, then, people, right)
  if (!view) throw new AppError('NOT_FOUND')
  return view
}

export const handler = provenHandler(route, answerAppeal)
