import * as z from 'zod/mini'
import { dayMs } from '#functions/core/time.ts'
import { keys, partitions } from './keys.ts'
import { queryItems } from './queries.ts'
import { deleteWrite, getItem, insertWrite, putWrite, updateWrite, write } from './table.ts'
import { transact, type Write } from './transact.ts'
import { sessionLimits } from '#shared/constants/sessions.ts'
import { isSessionOver } from '#shared/rules/session.ts'
import { id } from '#shared/schemas/ids.ts'
import { type Factor, factors, sessionId } from '#shared/schemas/session.ts'
import { instant } from '#shared/schemas/text.ts'
import { keptUntil } from './kept-until.ts'

const sessionRecord = z.object({
  /** The `origin_jti` of its tokens. */
  id: sessionId,
  userId: id('user'),
  startedAt: instant,
  lastUsedAt: instant,
  /** When its owner last proved to be its owner. */
  provedAt: instant,
  /** How they proved it, in all. */
  factors: z.array(z.enum(factors)),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** SHA-256 of the secret that its refresh cookie has, and of the one before. */
  currentHash: z.string(),
  previousHash: z.nullable(z.string()),
  /** By which the present secret follows from the one before. */
  salt: z.nullable(z.string()),
  rotatedAt: instant,
  /** The pool's refresh token, encrypted under the present secret. */
  sealed: z.string(),
  /** Epoch seconds. */
  expiresAt: z.number(),
})
export type SessionRecord = z.output<typeof sessionRecord>

/** The session, or undefined. Strongly consistent. */
export const getSession = async (
  userId: string,
  session: string,
  at: Date,
): Promise<SessionRecord | undefined> => {
  const found = await getItem(keys.session(userId, session), sessionRecord)
  return found && !isSessionOver(found, at) ? found : undefined
}

/** The sessions of a user that have not expired, in no order; there are `sessionLimits.perPerson`, or a few more for a moment. */
export const listSessions = async (userId: string, at: Date): Promise<SessionRecord[]> => {
  const found = await queryItems(
    { partition: partitions.user(userId), prefix: partitions.sessionPrefix, consistent: true },
    sessionRecord,
  )
  return found.filter((session) => !isSessionOver(session, at))
}

/** Stores a new session, with `together` in the same transaction. @throws AppError CONFLICT when it is there already */
export const insertSession = (session: SessionRecord, together: readonly Write[]): Promise<void> =>
  transact([insertWrite({ ...keys.session(session.userId, session.id), ...session }), ...together])

/** The fields of a session that change when its cookie gets another secret. */
export type Rotated = Pick<
  SessionRecord,
  'currentHash' | 'previousHash' | 'salt' | 'rotatedAt' | 'sealed' | 'lastUsedAt'
>

/** Replaces the secret of a session. @returns false when another call was faster, or the session has ended */
export const rotateSession = (seen: SessionRecord, rotated: Rotated): Promise<boolean> =>
  write(
    updateWrite(keys.session(seen.userId, seen.id), {
      set: rotated,
      if: 'currentHash = :seen',
      values: { seen: seen.currentHash },
    }),
  )

/** Notes that the person of a session has proved once more who they are. @returns false when the session has ended */
export const proveSession = async (
  userId: string,
  session: string,
  factor: Factor,
  at: Date,
  deps = { getSession },
): Promise<boolean> => {
  const seen = await deps.getSession(userId, session, at)
  if (!seen) return false
  return write(proofWrite(seen, factor, at))
}

/** A write, for a transaction, that notes the same of a session; its condition fails when it is gone. */
export const proofWrite = (
  { userId, id: session, factors }: Pick<SessionRecord, 'userId' | 'id' | 'factors'>,
  factor: Factor,
  at: Date,
) => {
  const set = { provedAt: at.toISOString(), factors: [...new Set([...factors, factor])] }
  return updateWrite(keys.session(userId, session), { set, if: 'attribute_exists(pk)' })
}

/** A write, for a transaction, that deletes a session; its condition fails when it is gone. */
export const sessionEndWrite = ({ userId, id: session }: Pick<SessionRecord, 'userId' | 'id'>): Write =>
  deleteWrite(keys.session(userId, session), { if: 'attribute_exists(pk)' })

/** Deletes a session. Doing it again is no error. Its access tokens are refused by `endSession` of the user's edits. */
export const deleteSession = async (userId: string, session: string): Promise<void> => {
  await write(deleteWrite(keys.session(userId, session)))
}

/** Deletes all sessions of a user. */
export const deleteSessions = async (userId: string): Promise<void> => {
  const found = await listSessions(userId, new Date(0))
  await Promise.all(found.map(({ id: session }) => deleteSession(userId, session)))
}

const devicesRecord = z.object({ devices: z.array(z.object({ name: z.string(), seenAt: instant })) })
/** The devices on which a user has signed in, the latest first. */
export type KnownDevices = z.output<typeof devicesRecord>['devices']

/** The devices on which a user has signed in within a year; undefined for a user who never has. */
export const readDevices = async (userId: string): Promise<KnownDevices | undefined> =>
  (await getItem(keys.devices(userId), devicesRecord))?.devices

/** A write that notes a sign-in on a device. Of two at once on new devices one may be forgotten: it is told once more. */
export const deviceWrite = (userId: string, name: string, known: KnownDevices, at: Date): Write => {
  const since = new Date(at.getTime() - sessionLimits.deviceDays * dayMs).toISOString()
  const others = known.filter((device) => device.name !== name && device.seenAt > since)
  return putWrite({
    ...keys.devices(userId),
    devices: [{ name, seenAt: at.toISOString() }, ...others].slice(0, sessionLimits.devices),
    expiresAt: keptUntil('devices', at),
  })
}
