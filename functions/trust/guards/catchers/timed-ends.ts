import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import type { TimedEnd } from '#functions/data/timed-ends.ts'
import type { LeadRecord } from '#functions/data/leads.ts'
import { aLead, aUser } from '#functions/testing/builders.ts'
import * as update from '#functions/leads/update-lead.ts'
import { at, findReaderAmong, put, read, refuses, same } from '#functions/trust/guards/store.ts'
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

const reminder = { at: dueAt, note: 'Call' }

/** The number of notifications about a reminder that is due, of this lead and seller. */
const remindedOf = async (lead: LeadRecord | undefined, seller = aUser()): Promise<number> => {
  let told = 0
  await job.endOnTime({
    listDueEnds: async (): Promise<TimedEnd[]> => [{ what: 'LEAD', id: aLead().id, dueAt }],
    deleteTimedEnd: async () => {},
    getLeadById: async () => lead,
    findReader: findReaderAmong(seller),
    notifyWrites: async () => [],
    transact: async () => void told++,
    newId,
    now: () => at,
  } as never)
  return told
}

export const catchers = {
  'a reminder of a lead that is gone, was moved, or whose seller is suspended': async () => {
    same(await remindedOf(aLead({ reminder })), 1)
    same(await remindedOf(undefined), 0)
    same(await remindedOf(aLead({ reminder: { ...reminder, at: later } })), 0)
    same(await remindedOf(aLead({ reminder, sellerId: null })), 0)
    same(await remindedOf(aLead({ reminder }), suspended), 0)
  },
  'a reminder in the past, or of a lead that has expired by then': async () => {
    const inDays = (days: number) => new Date(at.getTime() + days * 86_400_000)
    const ask = (time: Date, lastActivityAt = at) =>
      update.updateLead(
        {
          actor: aUser(),
          params: { id: aLead().id },
          body: { reminder: { at: time.toISOString(), note: '' } },
        } as never,
        {
          changeLead: async (_id: string, change: (seen: LeadRecord) => Promise<{ lead: LeadRecord }>) =>
            (await change(aLead({ lastActivityAt: lastActivityAt.toISOString() }))).lead,
          firstAnswerWrites: async () => [],
          withTopics: async () => [{}],
          now: () => at,
        } as never,
      )
    await ask(new Date(later))
    await refuses('BAD_REQUEST', () => ask(new Date(at.getTime() - 1)))
    await refuses('BAD_REQUEST', () => ask(inDays(400)))
    await ask(inDays(60), inDays(-300))
    await refuses('BAD_REQUEST', () => ask(inDays(100), inDays(-300)))
  },
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
