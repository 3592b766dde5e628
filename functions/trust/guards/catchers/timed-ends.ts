import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import type { TimedEnd } from '#functions/data/timed-ends.ts'
import { aUser } from '#functions/testing/builders.ts'
import { at, put, read, same } from '#functions/trust/guards/store.ts'
import * as job from '#functions/jobs/end-on-time.ts'
import * as ends from '#functions/data/timed-ends.ts'

const dueAt = at.toISOString()
const later = new Date(at.getTime() + 60_000).toISOString()
const suspended = aUser({
  status: 'SUSPENDED',
  suspension: { at: '2026-01-01T00:00:00.000Z', reason: 'Asked', until: dueAt } as never,
})

/** The number of suspensions that end when one of this user's is due. */
const endedOf = async (user: typeof suspended | undefined): Promise<number> => {
  let ended = 0
  await job.endOnTime({
    listDueEnds: async (): Promise<TimedEnd[]> => [{ what: 'USER', id: suspended.id, dueAt }],
    deleteTimedEnd: async () => {},
    getUserById: async () => user,
    changeUserStatus: async () => void ended++,
    afterUserStatus: async () => {},
    newId,
    now: () => at,
  } as never)
  return ended
}

export const catchers = {
  'a suspension that an admin has ended, or moved, meanwhile': async () => {
    same(await endedOf(suspended), 1)
    same(await endedOf(undefined), 0)
    same(await endedOf({ ...suspended, status: 'ACTIVE' }), 0)
    same(await endedOf({ ...suspended, suspension: { ...suspended.suspension!, until: later } }), 0)
  },
  'an end that was moved since it was read': async () => {
    const end = { what: 'LISTING' as const, id: newId('listing'), dueAt }
    await put(keys.timedEnd(end.what, end.id), { ...end, dueAt: later })
    await ends.deleteTimedEnd(end)
    same((await read(keys.timedEnd(end.what, end.id)))?.['dueAt'], later)
  },
}
